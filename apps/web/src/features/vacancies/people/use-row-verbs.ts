import type { VacancyPerson } from '@quint/contract/vacancies/people.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { toMail } from '#features/people/people/model/mail-actions.ts';
import { unreadPerson } from '#features/people/people/model/person.ts';
import { useBulkAction } from '#features/people/people/use-bulk-action.ts';
import { api } from '#lib/api-client.ts';
import { notifyRefusal } from '#lib/failures.ts';
import { vacancyKey } from './api.ts';
import type { RowVerb } from './model/row.ts';
import { useMeet } from './use-meet.ts';

export interface RowVerbs {
  readonly runVerb: (person: VacancyPerson, verb: RowVerb) => void;
  /** Reminds people, with progress for many. */
  readonly remind: (people: readonly Pick<VacancyPerson, 'id' | 'name'>[]) => void;
  readonly meet: (people: readonly VacancyPerson[]) => void;
}

/** What the verbs of the rows do. */
export function useRowVerbs(roleId: string, onLeave: (id: string) => void): RowVerbs {
  const client = useQueryClient();
  const navigate = useNavigate();
  const meetPeople = useMeet(roleId);
  const runBulkAction = useBulkAction();
  const meet = useCallback((people: readonly VacancyPerson[]) => void meetPeople(people), [meetPeople]);
  const remind = useCallback(
    (people: readonly Pick<VacancyPerson, 'id' | 'name'>[]) => {
      const targets = people.map(({ id, name }) => ({ ...unreadPerson(id), name }));
      void runBulkAction(toMail('remind'), targets).then(() =>
        client.invalidateQueries({ queryKey: vacancyKey(roleId) }),
      );
    },
    [runBulkAction, client, roleId],
  );
  const propose = useCallback(
    async (person: VacancyPerson) => {
      const isProposed = person.proposals.some(({ is_reader: isReader }) => isReader);
      try {
        await api(`/vacancies/${roleId}/people/${person.id}/proposal`, {
          method: isProposed ? 'DELETE' : 'PUT',
        });
      } catch (error) {
        notifyRefusal(error);
      }
      await client.invalidateQueries({ queryKey: vacancyKey(roleId) });
    },
    [client, roleId],
  );
  const runVerb = useCallback(
    (person: VacancyPerson, verb: RowVerb) => {
      const params = { roleId, talentId: person.id };
      if (verb === 'meet') meet([person]);
      else if (verb === 'remind') remind([person]);
      else if (verb === 'wouldMeet') void propose(person);
      else if (verb === 'read') {
        onLeave(person.id);
        void navigate({ to: '/roles/$roleId/talents/$talentId', params });
      } else void navigate({ to: '/roles/$roleId/talents/$talentId/interview', params });
    },
    [roleId, meet, remind, propose, navigate, onLeave],
  );
  return { runVerb, remind, meet };
}
