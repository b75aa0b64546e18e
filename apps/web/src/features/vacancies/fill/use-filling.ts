import type { FillBody, FillingPreview, PreviewFillingBody } from '@quint/contract/vacancies/filling.ts';
import type { AnswerKind } from '@quint/domain/vacancies/mails.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toSendTime } from '../mails/model/send-time.ts';
import { fillingPreviewQuery } from './api.ts';

/** The value of the option that a person outside the list takes the role. */
export const SOMEONE_ELSE = 'other';
const ALL_MAILS = { after_interview: true, no_interview: true, filled: true } as const;

/** Another answer for one person, or none. */
export interface AnswerException {
  readonly name: string;
  readonly kind: AnswerKind | null;
}

type Exceptions = Readonly<Record<string, AnswerException>>;
type Mails = PreviewFillingBody['mails'];

export interface FillingChoices {
  /** A talent, `SOMEONE_ELSE`, or undefined while nobody is chosen. */
  readonly taker: string | undefined;
  readonly setTaker: (taker: string) => void;
  readonly mails: Mails;
  readonly toggleMail: (kind: AnswerKind, isSent: boolean) => void;
  readonly exceptions: Exceptions;
  /** Undefined gives the person the usual answer again. */
  readonly setException: (talentId: string, exception: AnswerException | undefined) => void;
  /** The chosen time as text in the time zone of workspaces; empty for the usual one. */
  readonly sendAt: string;
  readonly setSendAt: (sendAt: string) => void;
  readonly preview: FillingPreview | undefined;
  readonly error: Error | null;
  /** The preview is of earlier choices. */
  readonly isOutdated: boolean;
  readonly toBody: (preview: FillingPreview) => FillBody;
}

/** The choices when a role is filled, with the preview of what they do. */
export function useFilling(roleId: string, isPaused: boolean): FillingChoices {
  const [chosenTaker, setTaker] = useState<string>();
  const [mails, setMails] = useState<Mails>(ALL_MAILS);
  const [exceptions, setExceptions] = useState<Exceptions>({});
  const [sendAt, setSendAt] = useState('');
  const start = useQuery({
    ...fillingPreviewQuery(roleId, { taken_by: null, mails: ALL_MAILS }),
    enabled: !isPaused,
  });
  const taker = chosenTaker ?? start.data?.suggested ?? undefined;
  const send_at = toSendTime(sendAt);
  const answers = Object.entries(exceptions).map(([talent, { kind }]) => ({ talent, kind }));
  const choices: PreviewFillingBody = {
    taken_by: taker === undefined || taker === SOMEONE_ELSE ? null : taker,
    mails,
    ...(answers.length > 0 && { answers }),
    ...(send_at !== undefined && { send_at }),
  };
  const preview = useQuery({
    ...fillingPreviewQuery(roleId, choices),
    enabled: !isPaused && start.data !== undefined,
  });
  return {
    taker,
    setTaker,
    mails,
    toggleMail: (kind, isSent) => setMails((before) => ({ ...before, [kind]: isSent })),
    exceptions,
    setException: (talentId, exception) =>
      setExceptions((before) => {
        const others = Object.entries(before).filter(([id]) => id !== talentId);
        return Object.fromEntries(exception === undefined ? others : [...others, [talentId, exception]]);
      }),
    sendAt,
    setSendAt,
    preview: preview.data ?? start.data,
    error: start.error ?? preview.error,
    isOutdated: preview.isPlaceholderData || preview.isFetching || preview.data === undefined,
    toBody: ({ fingerprint }) => ({ ...choices, fingerprint }),
  };
}
