import type { ListedPerson } from '@quint/domain/people/people-list.ts';
import { Lock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListReview, useRefusalText } from '#features/people/people-lists/components/list-review.tsx';
import { LIST_LIMITS } from '#features/people/people-lists/model/limits.ts';
import type { ListSource } from '#features/people/people-lists/model/messages.ts';
import { usePeopleList } from '#features/people/people-lists/use-people-list.ts';
import { usePublicSettings } from '#lib/public-settings.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FileDrop } from '#ui/file-drop.tsx';

/** An import that does not exist yet: the only action is a mail to support. */
function ImportTeaser() {
  const { t } = useTranslation('invitations');
  const support = usePublicSettings()?.supportEmail;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line px-4 py-2.5">
      <Lock aria-hidden="true" className="size-4 shrink-0 text-third" />
      <span className="text-third">{t('people.import.title')}</span>
      <Badge>{t('people.import.soon')}</Badge>
      {support !== undefined && (
        <a
          href={`mailto:${support}?subject=${encodeURIComponent(t('people.import.subject'))}`}
          className="link inline-flex min-h-11 items-center md:ml-auto md:min-h-6"
        >
          {t('people.import.contact')}
        </a>
      )}
    </div>
  );
}

interface UploadPeopleProps {
  /** Adds people and returns how many fit into the list. */
  readonly onPeople: (people: readonly ListedPerson[]) => number;
}

interface ChosenFile {
  readonly name: string;
  readonly source: ListSource | undefined;
}

/** Moves the focus to a part of the page whose content was replaced, along with the focused element. */
function useFocusOn(isOpen: boolean) {
  const part = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    part.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return part;
}

/** People from a text file in any encoding, or from a workbook. A file that cannot be read gets advice. */
export function UploadPeople({ onPeople }: UploadPeopleProps) {
  const { t } = useTranslation('invitations');
  const { t: lists } = useTranslation('people-lists');
  const refusalText = useRefusalText();
  const [file, setFile] = useState<ChosenFile>();
  const [isUnread, setIsUnread] = useState(false);
  const reading = usePeopleList(file?.source);
  const { state } = reading;
  const isOpen = file !== undefined && state.phase === 'open';
  const part = useFocusOn(isOpen);
  const choose = async (newFile: File) => {
    setIsUnread(false);
    setFile({ name: newFile.name, source: undefined });
    try {
      setFile({ name: newFile.name, source: { bytes: new Uint8Array(await newFile.arrayBuffer()) } });
    } catch {
      setIsUnread(true);
    }
  };
  const problem = isUnread ? t('people.fileUnread', { name: file?.name }) : undefined;
  if (isOpen) {
    return (
      <div ref={part} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-semibold wrap-anywhere">{file.name}</span>
          <Button kind="light" size="sm" onPress={() => setFile(undefined)}>
            {lists('otherFile')}
          </Button>
        </p>
        <ListReview
          reading={reading}
          takeLabel={(count) => t('people.pasteAdd', { count })}
          onTake={onPeople}
          onDone={() => setFile(undefined)}
        />
      </div>
    );
  }
  return (
    <div ref={part} tabIndex={-1} className="flex flex-col gap-2 outline-none">
      <FileDrop
        label={t('people.fileLabel')}
        maxMegabytes={LIST_LIMITS.megabytes}
        hint={t('people.fileHint')}
        onFile={(newFile) => void choose(newFile)}
      />
      <output className="text-third empty:hidden">{state.phase === 'reading' && lists('reading')}</output>
      <AlertLine>
        {state.phase === 'refused' && file !== undefined
          ? `${file.name}: ${refusalText(state.refusal)}`
          : problem}
      </AlertLine>
      <ImportTeaser />
    </div>
  );
}
