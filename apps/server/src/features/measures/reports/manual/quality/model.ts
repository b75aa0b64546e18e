import type { ReportDocument } from '@quint/contract/measures/documents.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import type { ResponseStyle } from '@quint/psychometrics/hit-rates.ts';
import { RESPONSE_STYLES } from '@quint/psychometrics/hit-rates.ts';
import type { QualityIndex } from '@quint/psychometrics/types.ts';
import { QUALITY_INDICES } from '@quint/psychometrics/types.ts';
import * as blocks from '#features/measures/reports/documents/model.ts';
import type { ManualContext } from '#features/measures/reports/manual/context/model.ts';

/** Checks whose value is a share of the answers. */
const SHARES: ReadonlySet<string> = new Set<QualityIndex>(['common_box', 'one_sided']);

function limitText(
  { texts, locale, data }: ManualContext,
  { index, kind }: { index: QualityIndex; kind: 'flag' | 'severe' },
): string {
  const { limits } = texts.quality;
  const limit = data.quality.limits[index]?.[kind] ?? {};
  const formatLimit = (value: number) =>
    SHARES.has(index)
      ? interpolate(limits.share, { value: locale.number(100 * value) })
      : locale.number(value);
  const parts = [
    limit.at_least === undefined ? [] : [interpolate(limits.atLeast, { value: formatLimit(limit.at_least) })],
    limit.below === undefined ? [] : [interpolate(limits.below, { value: formatLimit(limit.below) })],
    limit.above === undefined ? [] : [interpolate(limits.above, { value: formatLimit(limit.above) })],
  ].flat();
  const [one, other] = parts;
  if (one === undefined) return limits.none;
  return other === undefined ? one : interpolate(limits.or, { one, other });
}

/** The checks of response quality, their limits, and their accuracy on simulated sheets. */
export function qualityChapter(manual: ManualContext): ReportDocument['chapters'][number] {
  const { texts, data, locale } = manual;
  const { columns: heads, ratesColumns, ways: methodLabels, checks, ...phrases } = texts.quality;
  const { sheets, ways: rates } = data.quality.hit_rates;
  const share = (method: ResponseStyle, verdict: 'ok' | 'check' | 'doubtful') =>
    (rates[method]?.[verdict] ?? 0) / sheets;
  const values = {
    sheets: locale.number(sheets),
    faking: locale.number(Math.round(100 * share('looks_good', 'ok'))),
    outer: locale.number(Math.round(100 * (1 - share('careful_outer', 'ok')))),
    missed: locale.number(Math.round(1000 * share('random_slow', 'ok'))),
  };
  const fill = (text: string) => interpolate(text, values);
  return blocks.chapter(
    phrases.title,
    [
      blocks.table(
        phrases.caption,
        [blocks.column(heads.check, 6), blocks.column(heads.flag, 4), blocks.column(heads.severe, 3)],
        QUALITY_INDICES.map((index) => [
          checks[index],
          limitText(manual, { index, kind: 'flag' }),
          limitText(manual, { index, kind: 'severe' }),
        ]),
      ),
      ...phrases.paragraphs.map((text) => blocks.paragraph(fill(text))),
      blocks.table(
        phrases.ratesCaption,
        [
          blocks.column(ratesColumns.way, 8),
          blocks.column(ratesColumns.ok, 3, 'end'),
          blocks.column(ratesColumns.check, 3, 'end'),
          blocks.column(ratesColumns.doubtful, 3, 'end'),
        ],
        RESPONSE_STYLES.map((method) => [
          methodLabels[method],
          ...(['ok', 'check', 'doubtful'] as const).map((verdict) =>
            locale.decimal(100 * share(method, verdict), 1),
          ),
        ]),
      ),
      blocks.list(phrases.conclusions.map(fill)),
    ],
    { lead: phrases.lead },
  );
}
