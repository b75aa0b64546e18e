import { useTranslation } from 'react-i18next';
import { TextLink } from '#ui/link.tsx';
import type { PersonOfRole, UnfinishedPage } from '../api.ts';
import type { Choice } from '../use-board.ts';
import { OpenPeople } from './open-people.tsx';

const OPEN_SURVEYS = 'SCHEDULED,INVITED,SENT,OPENED,PENDING,CANCELED';

interface UnfinishedPeopleProps {
  readonly roleId: string;
  /** The name of the role. */
  readonly name: string;
  readonly unfinishedPage: UnfinishedPage;
  readonly choice: Choice;
}

/** The people who have not finished; of many only the first, with a link to the list of all. */
export function UnfinishedPeople({ roleId, name, unfinishedPage, choice }: UnfinishedPeopleProps) {
  const { t } = useTranslation('role-people');
  const { people, total } = unfinishedPage;
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
