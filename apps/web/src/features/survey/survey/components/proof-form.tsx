import { MailCheck } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#lib/failures.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { openSurvey, verifySession, sendCode, type SurveyEntry, type SurveyLink } from '../api.ts';
import { StageHeading } from './stage-heading.tsx';
import { TextInput } from './text-input.tsx';

interface ProofFormProps {
  /** What the code is needed for. */
  readonly why: 'handedIn' | 'begun' | 'result';
  /** The link that requires the code; without one it proves the session of this browser. */
  readonly link?: SurveyLink | undefined;
  /** A mail with a code has been sent already. */
  readonly isSent?: boolean | undefined;
  readonly focus?: boolean | undefined;
  readonly onProved: (entry: SurveyEntry) => void;
}

/** Asks for the mailed six-digit code. The address itself is never shown. */
export function ProofForm({ why, link, isSent = false, focus = true, onProved }: ProofFormProps) {
  const { t } = useTranslation('survey');
  const input = useRef<HTMLInputElement>(null);
  const form = useProof({ link, isSent, onProved, onProblem: () => input.current?.focus() });
  const isBusy = form.phase !== 'idle';
  return (
    <form noValidate onSubmit={form.submit} className="mx-auto flex w-full max-w-[520px] flex-col gap-6 py-6">
      <div className="flex flex-col gap-2">
        <span className="mb-2 grid size-14 place-items-center rounded-full bg-lila-soft text-lila-strong">
          <MailCheck aria-hidden="true" className="size-6" />
        </span>
        <StageHeading focus={focus}>{t(`proof.${why}`)}</StageHeading>
        <p className="text-md text-pretty text-second">{t(`proof.${why}Text`)}</p>
      </div>
      {form.isSent && (
        <TextInput
          ref={input}
          id="survey-code"
          label={t('proof.code')}
          hint={t('proof.codeHint')}
          value={form.code}
          error={form.problem}
          onChange={form.setCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
        />
      )}
      {!form.isSent && form.problem !== undefined && (
        <p role="alert" className="text-danger">
          {form.problem}
        </p>
      )}
      <output className="text-sm text-second empty:hidden">{form.isAnnounced ? t('proof.sent') : ''}</output>
      <div className="flex flex-wrap items-center gap-3">
        {form.isSent && (
          <PlainButton type="submit" kind="primary-lila" size="lg" aria-disabled={isBusy}>
            {form.phase === 'proving' && <Spinner />}
            {t('proof.submit')}
          </PlainButton>
        )}
        <PlainButton
          kind={form.isSent ? 'light' : 'primary-lila'}
          size="lg"
          aria-disabled={isBusy}
          onClick={form.send}
        >
          {form.phase === 'sending' && <Spinner />}
          {form.isSent ? t('proof.sendAgain') : t('proof.send')}
        </PlainButton>
      </div>
    </form>
  );
}

interface ProofOptions extends Pick<ProofFormProps, 'link' | 'isSent' | 'onProved'> {
  readonly onProblem: () => void;
}

function useProof({ link, isSent, onProved, onProblem }: ProofOptions) {
  const { t } = useTranslation('survey');
  const [code, setCode] = useState('');
  const [state, setState] = useState({
    phase: 'idle' as 'idle' | 'sending' | 'proving',
    isSent,
    isAnnounced: false,
  });
  const [problem, setProblem] = useState<string>();
  const run = async (phase: 'sending' | 'proving', work: () => Promise<void>) => {
    if (state.phase !== 'idle') return;
    setProblem(undefined);
    setState({ ...state, phase, isAnnounced: false });
    try {
      await work();
    } catch (error) {
      setProblem(failureText(error, t('proof.failed')));
      setState({ ...state, phase: 'idle', isAnnounced: false });
      onProblem();
    }
  };
  const verify = async () => {
    onProved(await (link === undefined ? verifySession(code) : openSurvey(link, code)));
    setState({ ...state, phase: 'idle', isAnnounced: false });
  };
  const send = async () => {
    await sendCode(link);
    setState({ phase: 'idle', isSent: true, isAnnounced: true });
  };
  return {
    ...state,
    code,
    problem,
    setCode,
    send: () => void run('sending', send),
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (state.isSent === true) void run('proving', verify);
    },
  };
}
