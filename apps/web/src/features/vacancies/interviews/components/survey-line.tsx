import type { Interview, InterviewComparison } from '@quint/contract/vacancies/interviews.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BandWord, FitLine } from '#features/base/fit/components/fit-line.tsx';
import { HowSureButton, HowSurePanel, PersonSure } from '#features/base/fit/components/how-sure.tsx';
import { isAdmin } from '#lib/guard.ts';
import { useCurrentUser } from '#lib/session.ts';

interface SurveyLineProps {
  readonly interview: Interview;
  readonly fit: InterviewComparison['fit'];
}

/** What the survey said, last and without a number. */
export function SurveyLine({ interview, fit }: SurveyLineProps) {
  const { t } = useTranslation('interview');
  const user = useCurrentUser();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const params = { roleId: interview.role.id, talentId: interview.person.id };
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-5 text-sm">
      <h2 className="text-second">{t('compare.survey')}</h2>
      {fit === null ? (
        <span className="text-second">{t('compare.noSurvey')}</span>
      ) : (
        <>
          <BandWord fit={fit} />
          <FitLine fit={fit} />
          <HowSureButton onPress={setAnchor} />
          {anchor !== undefined && (
            <HowSurePanel anchor={anchor} onClose={() => setAnchor(undefined)}>
              <PersonSure fit={fit} />
            </HowSurePanel>
          )}
          {isAdmin(user) && (
            <Link to="/roles/$roleId/talents/$talentId" params={params} className="link finger">
              {t('toPerson')}
            </Link>
          )}
        </>
      )}
    </div>
  );
}
