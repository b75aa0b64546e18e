import { MISSION_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { Check, CircleAlert, Pencil } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextArea } from '#ui/field.tsx';
import type { MissionState } from '../use-mission.ts';

interface MissionTextProps {
  readonly text: string;
  readonly state: MissionState;
  readonly inputRef: Ref<HTMLTextAreaElement>;
  readonly onChange: (text: string) => void;
  readonly onRetry: () => void;
}

function StateLine({ state, onRetry }: Pick<MissionTextProps, 'state' | 'onRetry'>) {
  const { t } = useTranslation('insights-personal-mission');
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-xs">
      <output className="inline-flex items-center gap-1.5 text-third">
        {state === 'saved' && <Check aria-hidden="true" className="size-4 text-strong-text" />}
        {state === 'waiting' && <Pencil aria-hidden="true" className="size-3.5" />}
        {state === 'failed' && <CircleAlert aria-hidden="true" className="size-4 text-danger" />}
        {state !== 'empty' && (
          <span className={state === 'failed' ? 'text-danger' : ''}>{t(`text.${state}`)}</span>
        )}
      </output>
      {state === 'failed' && (
        <Button kind="secondary" size="lg" onPress={onRetry}>
          {t('text.retry')}
        </Button>
      )}
    </div>
  );
}

/** The talent's own text, saved while they write. */
export function MissionText({ text, state, inputRef, onChange, onRetry }: MissionTextProps) {
  const { t } = useTranslation('insights-personal-mission');
  return (
    <Card>
      <TextArea
        label={t('text.label')}
        hint={t('text.hint')}
        placeholder={t('text.example')}
        rows={8}
        maxLength={MISSION_MAX_CHARACTERS}
        value={text}
        onChange={onChange}
        inputRef={inputRef}
      />
      <StateLine state={state} onRetry={onRetry} />
    </Card>
  );
}
