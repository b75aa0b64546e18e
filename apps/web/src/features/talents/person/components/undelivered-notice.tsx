import { isOfAddress } from '@quint/domain/operation/mail-problems.ts';
import { PencilLine, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalentRecord } from '#features/measures/matching/api.ts';
import { needsAddress, toPerson, type RefusedMail } from '#features/people/people/model/person.ts';
import type { PersonAction } from '#features/people/people/use-person-actions.tsx';
import { useFormat } from '#lib/format.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { useWhenIdle } from '#lib/use-when-idle.ts';
import { Button } from '#ui/button.tsx';

const fetchEdit = async () => (await import('./edit-person.tsx')).EditPerson;
const EditPerson = onDemand(fetchEdit);

interface UndeliveredProps {
  readonly talent: TalentRecord;
  readonly refusedMail: RefusedMail;
  readonly actions: readonly PersonAction[];
  /** The user may invite, so that actions can be offered. */
  readonly mayWrite: boolean;
}

/** When and why the last mail of an open invitation failed, and what helps. */
export function UndeliveredNotice({ talent, refusedMail, actions, mayWrite }: UndeliveredProps) {
  const { t } = useTranslation('record');
  const { t: people } = useTranslation('people');
  const format = useFormat();
  const [isEditing, setEditing] = useState(false);
  useWhenIdle(fetchEdit);
  const isAddressWrong = needsAddress(toPerson(talent));
  const again = actions.find(({ id }) => id === 'inviteAgain');
  const copy = actions.find(({ id }) => id === 'copyLink');
  const canCopy = copy !== undefined && copy.reason === undefined;
  const ofAddress = t(isAddressWrong ? 'undelivered.correct' : 'edit.masked');
  const advice = isOfAddress(refusedMail.problem) ? ofAddress : people('mailTrouble.ours');
  return (
    <div className="border-t border-line px-5 py-4">
      <p className="text-pretty">
        <strong className="font-semibold text-danger">
          {refusedMail.at === null
            ? t('undelivered.text')
            : t('undelivered.textAt', { time: format.date(refusedMail.at, 'dateTime') })}
        </strong>{' '}
        <span>{people(`mailProblem.${refusedMail.problem}`)}.</span>{' '}
        {mayWrite && (
          <span>
            {advice}
            {canCopy && ` ${t('undelivered.copy')}`}
          </span>
        )}
      </p>
      {mayWrite && (
        <div className="flex flex-wrap gap-2 pt-3 empty:hidden">
          {isAddressWrong && (
            <Button kind="primary-lila" onPress={() => setEditing(true)}>
              <PencilLine aria-hidden="true" className="size-4" />
              {t('undelivered.edit')}
            </Button>
          )}
          {again !== undefined && again.reason === undefined && (
            <Button kind={isAddressWrong ? 'secondary' : 'primary-lila'} onPress={again.run}>
              <RotateCw aria-hidden="true" className="size-4" />
              {again.label}
            </Button>
          )}
        </div>
      )}
      {isEditing && <EditPerson talent={talent} focus="email" onClose={() => setEditing(false)} />}
    </div>
  );
}
