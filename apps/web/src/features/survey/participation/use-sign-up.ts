import type { ParticipateAnswer } from '@quint/contract/survey/participation.ts';
import { getFormErrorText } from '@quint/phrases/base/errors/form-error-text.ts';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#lib/api-error.ts';
import { failureText } from '#lib/failures.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { linkProblemOf, type LinkProblem } from '#lib/link-problems.ts';
import { participate, type Entrance } from './api.ts';
import { FIELDS, findProblems, problemsOf, type FieldProblems, type Values } from './form.ts';

export type Outcome =
  | { readonly kind: 'started'; readonly next: string; readonly values: Values }
  | { readonly kind: 'link_sent'; readonly values: Values }
  | { readonly kind: 'already' }
  | { readonly kind: 'closed'; readonly problem: LinkProblem };

function outcomeOf(answer: ParticipateAnswer['data'], values: Values): Outcome {
  return answer.state === 'started' && answer.next !== null
    ? { kind: 'started', next: answer.next, values }
    : { kind: 'link_sent', values };
}

/** The outcome of a final refusal; undefined when the form can be sent again. */
function endOf(error: unknown): Outcome | undefined {
  if (isApiError(error, 'participation.already')) return { kind: 'already' };
  const problem = linkProblemOf(error);
  return problem && { kind: 'closed', problem };
}

const IDLE = { isSending: false } as const;

/** The state of the sign-up form: errors are shown after the first submit and disappear as they are corrected. */
export function useSignUp(entrance: Entrance, onDone: (outcome: Outcome) => void) {
  const [values, setValues] = useState<Values>({ name: '', email: '', consent: false });
  const [problems, setProblems] = useState<FieldProblems>();
  const { t } = useTranslation('participation');
  const [state, setState] = useState<{ readonly isSending: boolean; readonly failure?: string }>(IDLE);
  const inputs = useRef<Partial<Record<keyof Values, HTMLInputElement | null>>>({});
  const show = (fieldProblems: FieldProblems) => {
    setProblems(fieldProblems);
    const first = FIELDS.find((field) => fieldProblems[field] !== undefined);
    if (first !== undefined) inputs.current[first]?.focus();
  };
  const send = async () => {
    const fieldProblems = findProblems(values);
    if (Object.keys(fieldProblems).length > 0) return show(fieldProblems);
    setState({ isSending: true });
    try {
      const answer = await participate({ ...entrance, ...values, language: currentLanguage() });
      setState(IDLE);
      onDone(outcomeOf(answer, values));
    } catch (error) {
      const text = failureText(error, t('form.failed'));
      setState(IDLE);
      const outcome = endOf(error);
      if (outcome !== undefined) return onDone(outcome);
      const serverProblems = problemsOf(error);
      if (Object.keys(serverProblems).length === 0) setState({ isSending: false, failure: text });
      show(serverProblems);
    }
  };
  return {
    values,
    ...state,
    refOf: (field: keyof Values) => (input: HTMLInputElement | null) => {
      inputs.current[field] = input;
    },
    errorOf: (field: keyof Values) => {
      const problem = problems?.[field];
      return problem && getFormErrorText(problem.code, currentLanguage(), problem.details);
    },
    set: (change: Partial<Values>) => {
      const next = { ...values, ...change };
      setValues(next);
      if (problems !== undefined) setProblems(findProblems(next));
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (!state.isSending) void send();
    },
  };
}
