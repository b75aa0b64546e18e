import { polarChartSvg, type PolarChartInput, type PolarChartSector } from '@quint/charts/polar-chart.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { Drawing } from '../components/drawing.tsx';
import { FacetHead } from '../components/facet-head.tsx';
import { InsightFrame } from '../components/insight-frame.tsx';
import { InsightHeader } from '../components/insight-header.tsx';
import { OtherStyle } from '../components/other-style.tsx';
import { Sides } from '../components/sides.tsx';
import { leadingStylesOf, levelOf, styleKeyOf, stylesOf, type ResultScores } from '../model/readings.ts';

type Styles = NonNullable<ReturnType<typeof stylesOf>>;

/** Clockwise from the upper left. */
function PolarChart({ styles }: { readonly styles: Styles }) {
  const { t } = useTranslation('insights-communication-style');
  const sectors = styles.map((style): PolarChartSector => ({
    ...style,
    name: t(`names.${style.letter}`),
    value: style.stanine,
  }));
  const [direct, inspiringSector, steady, groundedSector] = sectors;
  if (
    direct === undefined ||
    inspiringSector === undefined ||
    steady === undefined ||
    groundedSector === undefined
  ) {
    return null;
  }
  const quarters: PolarChartInput['sectors'] = [direct, inspiringSector, steady, groundedSector];
  return (
    <Drawing
      most="narrow"
      title={t('picture.title')}
      text={t('picture.text')}
      draw={(look) => polarChartSvg({ ...look, sectors: quarters })}
    />
  );
}

function StylePicture({ styles }: { readonly styles: Styles | null }) {
  const { t } = useTranslation('insights-communication-style');
  return (
    <Card title={t('picture.title')}>
      {styles === null ? <p className="text-third">{t('none')}</p> : <PolarChart styles={styles} />}
      <p className="pt-3 text-xs text-pretty text-third">
        {t('picture.text')} {t('caption')}
      </p>
    </Card>
  );
}

function StyleCards({ styles }: { readonly styles: Styles }) {
  const { t } = useTranslation('insights-communication-style');
  const { t: common } = useTranslation('insights');
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {styles.map(({ letter, stanine, band, also }) => (
        <li
          key={letter}
          className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-5 shadow-soft"
        >
          <h2 className="flex items-baseline justify-between gap-2 text-md font-semibold">
            <span>{t(`names.${letter}`)}</span>
            <span className="text-lila-strong tabular-nums">{stanine}</span>
          </h2>
          <p className="text-xs font-semibold text-third">{t(`levels.${band}`)}</p>
          <p className="text-pretty text-second">{t(`styles.${letter}.${band}`)}</p>
          {also.map((other) => (
            <div key={other} className="rounded-md bg-mute px-3.5 py-3 text-sm">
              <p className="font-semibold">{common('both.title', { band: common(`bands.${other}`) })}</p>
              <p className="pt-1 text-pretty text-second">
                {common('both.text')} {t(`styles.${letter}.${other}`)}
              </p>
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** One of the two facets about a person's way of speaking. */
function Voice({ result, facet }: { readonly result: ResultScores; readonly facet: 'E3' | 'A4' }) {
  const { t } = useTranslation('insights-communication-style');
  const level = levelOf(result, facet);
  return (
    <Card title={t(`voice.${facet}`)}>
      <div className="flex flex-col gap-3">
        <FacetHead facet={facet} level={level} />
        {level !== null && (
          <>
            <p className="text-md text-pretty">{t(`facets.${facet}.${level}.text`)}</p>
            <Sides
              upside={t(`facets.${facet}.${level}.gain`)}
              downside={t(`facets.${facet}.${level}.cost`)}
            />
          </>
        )}
      </div>
    </Card>
  );
}

/** The person's style of communication, and tips for talking with different people. */
export function CommunicationStylePage({ talentId }: { readonly talentId: string }) {
  const { t } = useTranslation('insights-communication-style');
  const { t: common } = useTranslation('insights');
  return (
    <InsightFrame talentId={talentId} step="communication-style">
      {(result) => {
        const styles = stylesOf(result);
        const key = styleKeyOf(result);
        const sortedStyles = styles?.toSorted((a, b) => b.position - a.position) ?? [];
        const last = sortedStyles.at(-1);
        const [own] = leadingStylesOf(result);
        const fallbackHeadline = common('pages.communication-style.title');
        const headline =
          key !== null ? t(`headline.${key}`) : styles === null ? fallbackHeadline : t('headline.none');
        return (
          <>
            <InsightHeader
              step="communication-style"
              headline={headline}
              lead={t('lead')}
              picture={<StylePicture styles={styles} />}
            />
            {styles !== null && <StyleCards styles={styles} />}
            <div className="grid gap-4 lg:grid-cols-2">
              <Voice result={result} facet="E3" />
              <Voice result={result} facet="A4" />
            </div>
            {last !== undefined && <OtherStyle own={own} furthest={last.letter} />}
          </>
        );
      }}
    </InsightFrame>
  );
}
