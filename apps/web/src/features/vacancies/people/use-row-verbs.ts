import type { VacancyPerson } from '@quint/contract/vacancies/people.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { toMail } from '#features/people/people/model/mail-actions.ts';
import { unreadPerson } from '#features/people/people/model/person.ts';
import { useBulkAction } from '#features/people/people/use-bulk-action.ts';
import { api } from '#lib/api-client.ts';
import { notifyRefusal } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { vacancyKey } from './api.ts';
import { isProposedByReader, type RowVerb } from './model/row.ts';
import { useMeet } from './use-meet.ts';

export interface RowVerbs {
  readonly runVerb: (person: VacancyPerson, verb: RowVerb) => void;
  /** Reminds people, with progress for many. */
  readonly remind: (people: readonly Pick<VacancyPerson, 'id' | 'name'>[]) => void;
  readonly meet: (people: readonly VacancyPerson[]) => void;
}

interface ProposalChange {
  readonly method: 'PUT' | 'DELETE' | 'POST';
  readonly answer?: '/agree' | '/decline' | undefined;
}

interface RowPanels {
  /** Shows a person beside the list. */
  readonly onPeek: (id: string) => void;
  readonly onDate: (person: VacancyPerson) => void;
}

/** Proposing to meet a person, and answering a proposal. */
function useProposals(roleId: string) {
  const { t } = useTranslation('vacancy');
  const client = useQueryClient();
  const change = useCallback(
    async (person: VacancyPerson, { method, answer }: ProposalChange) => {
      const path = `/vacancies/${roleId}/people/${person.id}/proposal${answer ?? ''}`;
      try {
        await api(path, { method });
        return true;
      } catch (error) {
        notifyRefusal(error);
        return false;
      } finally {
        await client.invalidateQueries({ queryKey: vacancyKey(roleId) });
      }
    },
    [client, roleId],
  );
  const answerProposal = useCallback(
    async (person: VacancyPerson, answer: 'agree' | 'decline') => {
      if (!(await change(person, { method: 'POST', answer: `/${answer}` }))) return;
      const { name } = person;
      notify({
        text: answer === 'agree' ? t('row.met', { count: 1, name }) : t('row.declinedDone', { name }),
      });
    },
    [change, t],
  );
  const propose = useCallback(
    async (person: VacancyPerson) => {
      const isProposed = isProposedByReader(person);
      const isDone = await change(person, { method: isProposed ? 'DELETE' : 'PUT' });
      if (isDone && !isProposed) notify({ text: t('row.proposedDone', { name: person.name }) });
    },
    [change, t],
  );
  return { propose, answerProposal };
}

/** What the verbs of the rows do. */
export function useRowVerbs(roleId: string, { onPeek, onDate }: RowPanels): RowVerbs {
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
  const { propose, answerProposal } = useProposals(roleId);
  const runVerb = useCallback(
    (person: VacancyPerson, verb: RowVerb) => {
      const params = { roleId, talentId: person.id };
      if (verb === 'meet') meet([person]);
      else if (verb === 'remind') remind([person]);
      else if (verb === 'wouldMeet') void propose(person);
      else if (verb === 'agree' || verb === 'decline') void answerProposal(person, verb);
      else if (verb === 'date') onDate(person);
      else if (verb === 'read') onPeek(person.id);
      else void navigate({ to: '/roles/$roleId/talents/$talentId/interview', params });
    },
    [roleId, meet, remind, propose, answerProposal, navigate, onPeek, onDate],
  );
  return { runVerb, remind, meet };
}
