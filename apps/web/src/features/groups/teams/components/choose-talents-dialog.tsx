import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { peopleFoundQuery } from '#features/base/records/api.ts';
import { useSettled } from '#lib/use-settled.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { TextField } from '#ui/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { notMembers } from '../model/members.ts';
import { AddButtons, type AddingProps } from './add-talents-dialog.tsx';

const TYPING_MS = 200;

/** Adds talents selected from their list. */
export function ChooseTalentsDialog({ members, memberChanges, onClose }: AddingProps) {
  const { t } = useTranslation('teams');
  const [text, setText] = useState('');
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const people = useQuery(peopleFoundQuery(useSettled(text, TYPING_MS), notMembers(members)));
  const toggle = (id: string, isChosen: boolean) =>
    setChosenIds(isChosen ? [...chosenIds, id] : chosenIds.filter((other) => other !== id));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('detail.choose')}
      actions={<AddButtons chosenIds={chosenIds} memberChanges={memberChanges} onClose={onClose} />}
    >
      <div className="flex flex-col gap-4">
        <TextField label={t('adding.search')} value={text} onChange={setText} type="search" />
        {people.isPending && <Skeleton className="h-60 w-full" />}
        {people.isError && <NotLoaded onRetry={() => void people.refetch()} />}
        {people.data?.length === 0 && <p className="text-third">{t('adding.noMatch')}</p>}
        {people.data !== undefined && people.data.length > 0 && (
          <>
            <ul aria-label={t('adding.list')} className="flex flex-col">
              {people.data.map(({ id, fullname }) => (
                <li key={id} className="border-t border-line-soft py-2 first:border-t-0">
                  <Checkbox checked={chosenIds.includes(id)} onChange={(isChosen) => toggle(id, isChosen)}>
                    {fullname}
                  </Checkbox>
                </li>
              ))}
            </ul>
            <p className="text-xs text-third">{t('adding.first', { count: people.data.length })}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}
