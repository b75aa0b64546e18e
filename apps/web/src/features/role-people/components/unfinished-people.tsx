import { useTranslation } from 'react-i18next';
import { useVerbs } from '#features/people/use-verbs.tsx';
import { BlockableButton } from '#ui/blockable-button.tsx';
import { TextLink } from '#ui/link.tsx';
import type { PersonOfRole, Unfinished } from '../api.ts';
import type { Choice } from '../use-board.ts';
import { OpenPeople } from './open-people.tsx';

interface UnfinishedLineProps {
  readonly roleId: string;
  readonly unfinished: Unfinished;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}

/** People considered for the role who have not finished: how many, with the press that reminds them, and who. */
export function UnfinishedLine({ roleId, unfinished, isShown, onShow }: UnfinishedLineProps) {
  const { t } = useTranslation('role-people');
  const { verbs, dialogs } = useVerbs(unfinished.people, { roleId, place: 'row' });
  const remind = verbs.find((verb) => verb.id === 'remind');
  return (
    <span className="flex flex-wrap items-center gap-x-1.5 text-xs text-second [&_button]:min-h-6 [&_button]:px-0! [&_button]:text-lila-strong">
      {t('unfinished', { count: unfinished.total })}
      {remind !== undefined && (
        <BlockableButton kind="text" size="xs" disabledReason={remind.reason} onPress={remind.run}>
          {t('remind', { count: remind.count })}
        </BlockableButton>
      )}
      <span aria-hidden="true">·</span>
      <button
        type="button"
        aria-expanded={isShown}
        className="link text-xs font-semibold"
        onClick={() => onShow(!isShown)}
      >
        {t(isShown ? 'waiting.hide' : 'waiting.show')}
      </button>
      {dialogs}
    </span>
  );
}

const OPEN_SURVEYS = 'SCHEDULED,INVITED,SENT,OPENED,PENDING,CANCELED';

interface UnfinishedPeopleProps {
  readonly roleId: string;
  /** The name of the role. */
  readonly name: string;
  readonly unfinished: Unfinished;
  readonly choice: Choice;
}

/** Who has not finished; of very many the first, with the way to the list of all. */
export function UnfinishedPeople({ roleId, name, unfinished, choice }: UnfinishedPeopleProps) {
  const { t } = useTranslation('role-people');
  const { people, total } = unfinished;
  const byId = new Map<string, PersonOfRole>(people.map((person) => [person.id, person]));
  return (
    <div className="border-t border-line">
      <OpenPeople
        label={t('waiting.list')}
        name={name}
        roleId={roleId}
        rows={people.map((person) => ({ id: person.id, name: person.name, status: person.survey }))}
        people={byId}
        choice={choice}
        linkOf={(talentId) => ({ to: '/talents/$talentId', params: { talentId } })}
      />
      {people.length < total && (
        <TextLink to="/talents" search={{ considered: roleId, survey: OPEN_SURVEYS }}>
          {t('waiting.all', { count: total })}
        </TextLink>
      )}
    </div>
  );
}
