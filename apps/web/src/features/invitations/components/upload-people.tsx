import { parsePeople, type ListedPerson } from '@quint/domain/people-list.ts';
import { decodeTextFile } from '@quint/domain/text-file.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertLine } from '#ui/alert-line.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { ImportTeaser } from './import-teaser.tsx';

interface UploadPeopleProps {
  readonly onPeople: (people: readonly ListedPerson[]) => void;
}

const MAX_MEGABYTES = 5;
/** Media types under which systems report a CSV file; some report none. The extensions are for the file dialog. */
const ACCEPT = ['text/*', 'application/vnd.ms-excel', 'application/csv', '', '.csv', '.txt', '.tsv'];

/** People from a file, in any encoding that spreadsheets write. */
export function UploadPeople({ onPeople }: UploadPeopleProps) {
  const { t } = useTranslation('invitations');
  const [problem, setProblem] = useState<string>();
  const read = async (file: File) => {
    setProblem(undefined);
    try {
      const text = decodeTextFile(new Uint8Array(await file.arrayBuffer()));
      const people = text.includes('@') ? parsePeople(text) : [];
      if (people.length > 0) onPeople(people);
      else setProblem(t('people.fileEmpty', { name: file.name }));
    } catch {
      setProblem(t('people.fileUnread', { name: file.name }));
    }
  };
  return (
    <div className="flex flex-col gap-2">
      <FileDrop
        label={t('people.fileLabel')}
        accept={ACCEPT}
        maxMegabytes={MAX_MEGABYTES}
        hint={t('people.fileHint')}
        onFile={(file) => void read(file)}
      />
      <AlertLine size="sm">{problem}</AlertLine>
      <ImportTeaser />
    </div>
  );
}
