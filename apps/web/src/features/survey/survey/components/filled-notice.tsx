import type { SurveySession } from '@quint/contract/survey/survey.ts';
import { BriefcaseBusiness } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toOwnPath } from '@quint/domain/base/own-path.ts';
import { failureText } from '#lib/failures.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import { continueForOneself, type SurveyLink } from '../api.ts';
import { forgetSheet } from '../storage/open-sheet.ts';
import { Notice } from './notice.tsx';

type FilledRole = NonNullable<SurveySession['filled']>;

/** Whom to ask about the role. */
function useContactText(filledRole: FilledRole | undefined, workspace: string): string {
  const { t } = useTranslation('survey');
  const contact = filledRole?.contact ?? undefined;
  if (contact === undefined) return t('filled.askWorkspace', { workspace });
  return contact.name === ''
    ? t('filled.askByEmail', { email: contact.email })
    : t('filled.ask', { name: contact.name, email: contact.email });
}

interface KeepProps {
  readonly filledRole: FilledRole;
  readonly workspace: string;
  readonly link: SurveyLink | undefined;
}

/** Continues the survey for the person alone; the press is their consent to what the text says. */
function KeepSurvey({ filledRole, workspace, link }: KeepProps) {
  const { t } = useTranslation('survey');
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string>();
  const open = async () => {
    if (isOpening) return;
    setOpening(true);
    setProblem(undefined);
    try {
      const next = await continueForOneself(link);
      // Unsent answers to the ended survey must not be sent to the new one.
      await forgetSheet();
      window.location.assign(toOwnPath(next) ?? '/');
    } catch (error) {
      setProblem(failureText(error, t('filled.failed')));
      setOpening(false);
    }
  };
  return (
    <section className="mx-auto flex max-w-[520px] flex-col items-center gap-3 border-t border-line pt-6 text-center">
      <h2 className="text-lg font-semibold">{t('filled.keepTitle')}</h2>
      <p className="text-md text-pretty text-second">{t('filled.keepText', { workspace })}</p>
      <a href="/privacy" target="_blank" rel="noreferrer" className="text-sm text-lila-strong underline">
        {t('filled.privacy')}
      </a>
      <PlainButton
        kind={filledRole.result_url === null ? 'primary-lila' : 'secondary'}
        size="lg"
        aria-disabled={isOpening}
        onClick={() => void open()}
      >
        {t(filledRole.answered === 0 ? 'filled.begin' : 'filled.keep')}
      </PlainButton>
      <p role="alert" className="text-sm text-pretty text-danger empty:hidden">
        {problem}
      </p>
    </section>
  );
}

interface FilledNoticeProps {
  readonly session: SurveySession | undefined;
  /** The mailed link that led here; without it the session of this device is used. */
  readonly link: SurveyLink | undefined;
  readonly focus?: boolean | undefined;
}

/** The role of the survey is filled: whom to ask, what happens with the answers, and how to keep the result. */
export function FilledNotice({ session, link, focus }: FilledNoticeProps) {
  const { t } = useTranslation('survey');
  const workspace = session?.workspace?.name ?? '';
  const filledRole = session?.filled;
  const contactText = useContactText(filledRole, workspace);
  const role = filledRole?.role ?? undefined;
  const text = [
    t('filled.text', { workspace }),
    ...(filledRole === undefined ? [] : [t('filled.scored', { count: filledRole.answered })]),
  ].join(' ');
  const result = filledRole?.result_url ?? undefined;
  return (
    <>
      <Notice
        focus={focus}
        icon={<BriefcaseBusiness aria-hidden="true" className="size-6" />}
        title={role === undefined ? t('filled.title') : t('filled.titleRole', { role })}
        text={text}
        note={contactText}
        actions={
          result !== undefined && (
            <PlainButton kind="primary-lila" size="lg" onClick={() => window.location.assign(result)}>
              {t('filled.result')}
            </PlainButton>
          )
        }
      />
      {filledRole?.can_continue === true && (
        <KeepSurvey filledRole={filledRole} workspace={workspace} link={link} />
      )}
    </>
  );
}
