import { MESSAGE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { SendHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { useDraftedValue } from '#features/base/records/use-draft.ts';
import { useIsMobile } from '#lib/media.ts';
import { failureText, notifyFailure } from '#lib/failures.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, type FieldKey } from '#ui/field.tsx';
import { useSendMessage } from '../api.ts';

const isBlankText = (text: string) => text.trim() === '';

interface ComposerProps {
  readonly talentId: string;
  readonly isPaused: boolean;
}

/** The input for a message, which keeps unsent text. */
export function Composer({ talentId, isPaused }: ComposerProps) {
  const { t } = useTranslation('inbox');
  const message = useDraftedValue<string>(`message/${talentId}`, '', isBlankText);
  const { value: text, setValue: setText } = message;
  const sendMutation = useSendMessage(talentId);
  // On a phone Enter inserts a line break, as in messengers.
  const entersSend = !useIsMobile();
  if (isPaused) return <p className="border-t border-line p-4 text-third">{t('paused')}</p>;
  const send = () => {
    if (text.trim() === '' || sendMutation.isPending) return;
    sendMutation.mutate(text.trim(), {
      onSuccess: message.finish,
      onError: (error) => {
        notifyFailure(error, { id: 'inbox', text: failureText(error, t('failed')) });
      },
    });
  };
  const sendOnEnter = (event: FieldKey) => {
    const isPlainEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    // All other keys keep their meaning, such as Escape, which closes the drawer.
    if (!entersSend || !isPlainEnter) return event.continuePropagation();
    event.preventDefault();
    send();
  };
  return (
    <div className="flex flex-col gap-2 border-t border-line p-4">
      <div className="max-h-[40dvh] overflow-y-auto p-0.5">
        <TextArea
          label={t('write')}
          hideLabel
          rows={2}
          maxLength={MESSAGE_MAX_CHARACTERS}
          placeholder={t('placeholder')}
          value={text}
          onChange={setText}
          onKeyDown={sendOnEnter}
        />
      </div>
      <div className="flex items-center justify-between gap-3">
        <span className="text-xs text-third">
          {message.draft.at === undefined ? entersSend && t('hint') : <DraftLine draft={message.draft} />}
        </span>
        <Button
          kind="primary-lila"
          size="sm"
          isLoading={sendMutation.isPending}
          disabled={text.trim() === ''}
          onPress={send}
        >
          <SendHorizontal aria-hidden="true" className="size-4" />
          {t('send')}
        </Button>
      </div>
    </div>
  );
}
