import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FitNotice } from '#features/base/fit/components/fit-notice.tsx';
import { useRecalculating } from '#features/base/fit/api.ts';
import { evaluationQuery, type TalentRecord } from '#features/measures/matching/api.ts';
import {
  PersonalityTexts,
  QualityCard,
  StyleCard,
} from '#features/measures/matching/components/personality-texts.tsx';
import { ProfileRadar } from '#features/measures/matching/components/profile-radar.tsx';
import { ProfileSpectrum } from '#features/measures/matching/components/profile-spectrum.tsx';
import { ProfileTable } from '#features/measures/matching/components/profile-table.tsx';
import { ReportsCard } from '#features/base/report-parts/components/reports-card.tsx';
import { LaterStatement } from '#features/survey/statement/components/later-statement.tsx';
import { currentLanguage } from '#lib/i18n.ts';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PersonDoubt } from './person-doubt.tsx';
import { useResultOpened } from '../use-result-opened.ts';

const PARTS = ['traits', 'words', 'shape', 'quality', 'reports'] as const;

/** Links to the parts of a long page. */
function JumpList() {
  const { t } = useTranslation('record');
  const { t: matching } = useTranslation('matching');
  const { t: documents } = useTranslation('documents');
  const label = {
    traits: matching('spectrum.title'),
    words: matching('words'),
    shape: matching('radar.title'),
    quality: matching('quality'),
    reports: documents('title'),
  };
  return (
    <nav aria-label={t('jump.label')}>
      <ul className="flex flex-wrap gap-2">
        {PARTS.map((part) => (
          <li key={part}>
            <a
              href={`#${part}`}
              onClick={(event) => {
                event.preventDefault();
                const target = document.getElementById(part);
                target?.scrollIntoView({ block: 'start' });
                target?.focus({ preventScroll: true });
              }}
              className="inline-flex min-h-8 items-center rounded-full border border-line bg-surface px-3 text-sm font-medium text-ink no-underline hover:bg-mute"
            >
              {label[part]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Part({ id, children }: { readonly id: (typeof PARTS)[number]; readonly children: React.ReactNode }) {
  return (
    <div id={id} tabIndex={-1} className="flex scroll-mt-4 flex-col gap-5 outline-none">
      {children}
    </div>
  );
}

interface PersonalityTabProps {
  readonly talent: TalentRecord;
  readonly result: NonNullable<TalentRecord['latestResult']>;
}

/** The five traits as charts and texts, the response quality, and the documents. */
export function PersonalityTab({ talent, result }: PersonalityTabProps) {
  const { t } = useTranslation('matching');
  const texts = useQuery(evaluationQuery(result.id, { language: currentLanguage() }));
  useResultOpened(texts.data && result.id);
  const isRecalculating = useRecalculating(texts.data?.report.state, 'talents');
  return (
    <div className="flex flex-col gap-5">
      <JumpList />
      <FitNotice what="result" isRecalculating={isRecalculating} />
      <PersonDoubt talent={talent} result={result} />
      <Part id="traits">
        <Card title={t('spectrum.title')}>
          <ProfileSpectrum sheet={result.result} />
          <ProfileTable sheet={result.result} />
          <LaterStatement text={result.statement} name={talent.fullname} />
        </Card>
      </Part>
      <Part id="words">
        {texts.data === undefined ? (
          <Skeleton className="h-64 w-full" />
        ) : (
          <PersonalityTexts texts={texts.data} />
        )}
      </Part>
      <Part id="shape">
        <Card title={t('radar.title')}>
          <ProfileRadar sheet={result.result} />
          <ProfileTable sheet={result.result} />
        </Card>
      </Part>
      <Part id="quality">
        {texts.data !== undefined && (
          <>
            <QualityCard texts={texts.data} />
            <StyleCard texts={texts.data} />
            <Card title={t('versions')} padding="sm">
              <p className="text-xs text-third">{texts.data.report.footer}</p>
            </Card>
          </>
        )}
      </Part>
      <Part id="reports">
        <ReportsCard
          subjects={[
            { kind: 'personality', result: result.id },
            { kind: 'premium', result: result.id },
          ]}
          premium={{
            reader: { kind: 'workspace', talentId: talent.id, name: talent.fullname },
            isUnlocked: talent.is_big_five_report_unlocked,
          }}
        />
      </Part>
    </div>
  );
}
