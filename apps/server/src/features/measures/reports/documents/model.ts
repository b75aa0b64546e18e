import type { DocumentBlock, ReportDocument } from '@quint/contract/measures/documents.ts';
import { radarSvg } from '@quint/charts/radar.ts';
import type { RadarInput } from '@quint/charts/radar.ts';
import { spectrumSvg } from '@quint/charts/spectrum.ts';
import type { SpectrumInput } from '@quint/charts/spectrum.ts';
import type { TraitLabels } from '@quint/charts/spectrum-geometry.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { positionOf } from '@quint/psychometrics/range-position.ts';
import type { RoleRanges, SheetScore, Trait } from '@quint/psychometrics/types.ts';
import { ofTraits } from '@quint/psychometrics/types.ts';
import { calendarDay, printedName, runningName } from '#features/measures/reports/model.ts';
import { cautionOf, cautionWithin, coverNote } from '#features/measures/reports/quality/model.ts';
import { versionsLine } from '#features/measures/reports/sources/model.ts';
import type { ReportLocale } from '#features/measures/reports/wording/model.ts';
import { PRINT_FONT } from '#pdf/pdf-port.ts';
import type { LastPage, ReadingPage, StatementPart } from '#pdf/report-model.ts';

type Chapter = ReportDocument['chapters'][number];
type Column = Extract<DocumentBlock, { kind: 'table' }>['columns'][number];

/** The shipped font in print, the font of the page on screen. */
export const CHART_FONT = `${PRINT_FONT}, Figtree Variable, Figtree, Inter, sans-serif`;
/** In print, its smallest letters are 8.7 points high. */
export const WIDE_WIDTH = 620;
/** The visible width on a phone, in pixels: text keeps about its size. */
const NARROW_WIDTH = 256;

export function chapter(
  heading: string,
  blocks: readonly (DocumentBlock | null)[],
  options: { readonly lead?: string; readonly isWhole?: boolean } = {},
): Chapter {
  return {
    heading,
    lead: options.lead ?? '',
    blocks: blocks.filter((block) => block !== null),
    isWhole: options.isWhole ?? false,
  };
}

export function heading(text: string, trait: Trait | null = null, aside = ''): DocumentBlock {
  return { kind: 'heading', text, trait, aside };
}

export function paragraph(text: string): DocumentBlock {
  return { kind: 'text', look: 'plain', text };
}

export function strong(text: string): DocumentBlock {
  return { kind: 'text', look: 'strong', text };
}

export function small(text: string): DocumentBlock {
  return { kind: 'text', look: 'small', text };
}

export function list(items: readonly string[]): DocumentBlock {
  return { kind: 'list', items: [...items] };
}

export function facts(items: readonly { readonly label: string; readonly text: string }[]): DocumentBlock {
  return { kind: 'facts', items: [...items] };
}

export function note(
  text: string,
  label = '',
  tone: 'plain' | 'strong' | 'partial' = 'plain',
): DocumentBlock {
  return { kind: 'note', tone, label, text };
}

/** A person's statement in their own words. */
export function quote({ label, lines }: StatementPart): DocumentBlock {
  return { kind: 'quote', label, lines: [...lines] };
}

/** Shown before every interpretation of a doubtful sheet. */
export function caution(locale: ReportLocale, sheet: SheetScore['quality']): DocumentBlock | null {
  const warning = cautionWithin(locale, sheet);
  return warning && note(warning.text, warning.label, 'partial');
}

/** The response quality of a sheet, in full. */
export function quality({
  heading: title,
  verdict,
  label,
  text,
  notes,
}: ReadingPage['quality']): DocumentBlock[] {
  return [
    heading(title),
    note(text, `${label}.`, verdict === 'ok' ? 'strong' : 'partial'),
    ...(notes.length > 0 ? [list(notes)] : []),
  ];
}

export function columns(
  items: readonly { readonly heading: string; readonly text?: string; readonly points?: readonly string[] }[],
): DocumentBlock {
  return {
    kind: 'columns',
    items: items.map((item) => ({
      heading: item.heading,
      text: item.text ?? '',
      points: [...(item.points ?? [])],
    })),
  };
}

/** How long a report is valid, who decides, and the rights of the person described. */
export function closingBlocks({
  columns: sides,
  rights,
}: Pick<LastPage, 'columns' | 'rights'>): DocumentBlock[] {
  return [
    columns(sides),
    heading(rights.heading),
    paragraph(rights.copies),
    paragraph(rights.lead),
    list(rights.points),
  ];
}

/** A column of words, or of figures aligned to the end. */
export function column(label: string, share = 2, align: Column['align'] = 'start'): Column {
  return { label, align, share };
}

export function table(
  caption: string,
  heads: readonly Column[],
  rows: readonly (readonly string[])[],
): DocumentBlock {
  return { kind: 'table', caption, columns: [...heads], rows: rows.map((row) => [...row]) };
}

export function picture(svg: string, alternative: string): DocumentBlock {
  return { kind: 'picture', svg, narrow: null, alternative, width: 100 };
}

/** The shape of a profile, at `width` percent of the line. */
export function radar(input: Omit<RadarInput, 'idPrefix' | 'fontFamily'>, width: number): DocumentBlock {
  const draw = (idPrefix: string, size?: number) =>
    radarSvg({ ...input, idPrefix, size, fontFamily: CHART_FONT });
  return {
    kind: 'picture',
    svg: draw('radar'),
    narrow: draw('radar-narrow', NARROW_WIDTH),
    alternative: input.description,
    width,
  };
}

/** A picture rendered for two widths; `draw` appends a suffix to the ids of each. */
export function pictureForTwo(
  draw: (look: Pick<SpectrumInput, 'width' | 'layout' | 'idPrefix'>) => string,
  { idPrefix, alternative }: { readonly idPrefix: string; readonly alternative: string },
): DocumentBlock {
  return {
    kind: 'picture',
    svg: draw({ width: WIDE_WIDTH, layout: 'wide', idPrefix }),
    narrow: draw({ width: NARROW_WIDTH, layout: 'compact', idPrefix: `${idPrefix}-narrow` }),
    alternative,
    width: 100,
  };
}

/** A person in the radar chart: their value on each trait, hollow for a doubtful result. */
export function exactShape({
  traits,
  quality: { verdict },
}: Pick<SheetScore, 'traits' | 'quality'>): Pick<RadarInput, 'shape' | 'isDoubtful'> {
  const shape = ofTraits((trait) => {
    const score = traits[trait];
    return score === null ? null : positionOf(score.z);
  });
  return { shape, isDoubtful: isDoubtful(verdict) };
}

/** Names and poles of the traits as the charts print them. */
export function chartLabels({ texts }: ReportLocale): Record<Trait, TraitLabels> {
  return ofTraits((trait) => {
    const { name, leftPole, rightPole } = texts.traits[trait];
    return { name, lowPole: leftPole, highPole: rightPole };
  });
}

export interface SpectrumPicture {
  readonly score: Pick<SheetScore, 'traits' | 'quality'>;
  readonly ranges?: RoleRanges | undefined;
  readonly title: string;
  readonly alternative: string;
  readonly idPrefix: string;
  /** Defaults to all five. */
  readonly only?: Trait | undefined;
}

/** One person on the five traits, with the range of a role if there is one. */
export function spectrumPicture(locale: ReportLocale, of: SpectrumPicture): DocumentBlock {
  const drawing = {
    scores: of.score.traits,
    isDoubtful: isDoubtful(of.score.quality.verdict),
    ranges: of.ranges,
    only: of.only,
    labels: chartLabels(locale),
    notScored: locale.texts.labels.noValue,
    title: of.title,
    description: of.alternative,
    fontFamily: CHART_FONT,
  };
  return pictureForTwo((look) => spectrumSvg({ ...drawing, ...look }), of);
}

export interface Frame {
  /** The kind of report; left out when the subject begins with it. */
  readonly label: string;
  /** The subject of the report. */
  readonly name: string;
  /** The object of comparison, for the title and the running head. */
  readonly beside?: string;
  readonly subtitle: string;
  readonly lead: string;
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  /** For a report about one sheet: its cover shows the flags, and a doubtful one is marked on every page. */
  readonly quality?: SheetScore['quality'];
  readonly notes: readonly string[];
  readonly footer: readonly (readonly [label: string, version: string])[];
  readonly date: Date;
}

/**
 * The kind of a document in its title: the label, or nothing when the subject begins with that label, so that the title
 * does not repeat it.
 */
function kindBeside(label: string, subject: string): string {
  const [kind, subjectText] = [label, subject.trim()].map((text) => text.toLowerCase());
  if (kind === undefined || subjectText === undefined || !subjectText.startsWith(kind)) return label;
  return /^[\p{L}\p{N}]/u.test(subjectText.slice(kind.length)) ? label : '';
}

/** Title, cover and footer around the chapters. */
export function documentOf(locale: ReportLocale, frame: Frame, chapters: readonly Chapter[]): ReportDocument {
  const { chapters: titles } = locale.texts;
  const name = printedName(frame.name);
  const subjects = (frame.beside === undefined ? [frame.name] : [frame.name, frame.beside]).map(printedName);
  const kind = kindBeside(frame.label, frame.name);
  return {
    language: locale.language,
    date: calendarDay(frame.date),
    title: `${kind === '' ? '' : `${kind}: `}${subjects.join(' · ')}`,
    runningHead: [kind, ...subjects.map(runningName)].filter((part) => part !== '').join(' · '),
    warning: frame.quality ? (cautionOf(locale, frame.quality)?.label ?? null) : null,
    footer: versionsLine(locale, frame.footer),
    pageOf: titles.document.page,
    cover: {
      label: kind,
      name,
      subtitle: frame.subtitle,
      lead: frame.lead,
      facts: [...frame.facts],
      caution: frame.quality ? coverNote(locale, frame.quality) : null,
      notes: [...frame.notes],
    },
    chapters: [...chapters],
  };
}
