import type { DocumentBlock, ReportDocument } from '@quint/contract/measures/documents.ts';
import * as blocks from '#features/measures/reports/documents/model.ts';
import { styleChapter } from '#features/measures/reports/documents/styles/model.ts';
import type { ReportInput } from '#features/measures/reports/model.ts';
import { buildReportModel } from '#features/measures/reports/model.ts';
import { fitFigure } from '#features/measures/reports/role-fit/model.ts';
import { createReportLocale } from '#features/measures/reports/wording/model.ts';
import type { ReportLocale } from '#features/measures/reports/wording/model.ts';
import type { ReflectionPart, ReportModel, ReportTrait, RolePart } from '#pdf/report-model.ts';

interface View {
  readonly locale: ReportLocale;
  readonly model: ReportModel;
  readonly score: ReportInput['score'];
}

function glance({ locale, model }: View): DocumentBlock {
  const { table } = locale.texts.labels;
  return blocks.table(
    model.cover.glance,
    [blocks.column(table.trait, 3), blocks.column(table.stanine, 1, 'end'), blocks.column('', 6)],
    model.traits.map(({ name, score, headline, text }) => [
      name,
      score === null ? '' : String(score.stanine),
      score === null ? text : headline,
    ]),
  );
}

function reading({ model }: View): DocumentBlock[] {
  const { steps, sections, error, cannot, quality } = model.reading;
  return [
    blocks.table(
      steps.alternative,
      steps.shares.map((_, index) => blocks.column(String(index + 1), 1, 'end')),
      [steps.shares.map(String)],
    ),
    ...sections.map(({ label, text }) => blocks.note(text, `${label}:`)),
    blocks.heading(error.heading),
    ...error.paragraphs.map(blocks.paragraph),
    blocks.heading(cannot.heading),
    blocks.list(cannot.points),
    ...blocks.quality(quality),
  ];
}

/** The five traits as a chart and as a table, and the norm they are compared with. */
export function spectrum({ locale, model, score }: View): DocumentBlock[] {
  const { columns, norm, statement, alternative, heading, tableHeading } = model.spectrum;
  return [
    blocks.spectrumPicture(locale, {
      score,
      title: heading,
      alternative,
      idPrefix: 'spectrum',
    }),
    blocks.table(
      tableHeading,
      [
        blocks.column(columns.trait, 4),
        blocks.column(columns.stanine, 2, 'end'),
        blocks.column(columns.t, 3, 'end'),
        blocks.column(columns.percentile, 3, 'end'),
        blocks.column(columns.bar, 4, 'end'),
        blocks.column(columns.band, 2, 'end'),
      ],
      model.traits.map(({ name, score: own }) =>
        own === null
          ? [name, model.spectrum.notScored, '', '', '', '']
          : [name, `${own.stanine}`, own.tSpan, own.percentileSpan, own.bar, own.bandLabel],
      ),
    ),
    ...(statement === null ? [] : [blocks.quote(statement)]),
    blocks.heading(norm.heading),
    blocks.paragraph(norm.text),
    blocks.list(norm.points),
  ];
}

function traitBlocks({ model }: View, part: ReportTrait): DocumentBlock[] {
  const { traitLabels: labels } = model;
  const facets = part.facets.map(({ name, levelLabel }) => ({ label: name, text: levelLabel }));
  return [
    blocks.heading(part.name, part.trait, part.score?.line ?? ''),
    blocks.small(`${part.measures} ${part.lowPole} – ${part.highPole}.`),
    ...(part.headline === '' ? [] : [blocks.strong(part.headline)]),
    blocks.paragraph(part.text),
    ...(part.score === null
      ? []
      : [
          blocks.columns([
            { heading: labels.upside, text: part.upside },
            { heading: labels.downside, text: part.downside },
          ]),
        ]),
    ...(part.bothReadings === null ? [] : [blocks.note(part.bothReadings, `${labels.bothReadings}:`)]),
    ...(facets.length === 0 ? [] : [blocks.small(labels.facets), blocks.facts(facets)]),
    ...(part.facetsNote === null ? [] : [blocks.small(part.facetsNote)]),
  ];
}

function otherPoles({ model }: View): DocumentBlock[] {
  const { heading, lead, rows, upside, downside } = model.otherPoles;
  return [
    blocks.heading(heading),
    blocks.paragraph(lead),
    blocks.table(
      heading,
      [blocks.column('', 3), blocks.column(upside, 5), blocks.column(downside, 5)],
      rows.map((row) => [`${row.trait} · ${row.pole}`, row.upside, row.downside]),
    ),
  ];
}

function shape({ model, score }: View): DocumentBlock[] {
  const { heading, alternative } = model.shape;
  return [blocks.radar({ ...blocks.exactShape(score), title: heading, description: alternative }, 60)];
}

function roleBlocks({ locale, score }: View, role: RolePart): DocumentBlock[] {
  const picture = blocks.spectrumPicture(locale, {
    score,
    ranges: role.ranges,
    title: role.heading,
    alternative: role.alternative,
    idPrefix: 'role',
  });
  return [
    blocks.strong(role.name),
    picture,
    fitFigure(locale, role.fit),
    ...role.traits.flatMap((part) =>
      part.meaning === ''
        ? [blocks.paragraph(part.line)]
        : [blocks.strong(part.line), blocks.paragraph(part.meaning)],
    ),
    ...(role.probe === null ? [] : [blocks.note(role.probe.text, `${role.probe.label}:`)]),
  ];
}

function reflectionBlocks({ general, questions }: ReflectionPart): DocumentBlock[] {
  return [blocks.list(general), ...questions.map(({ trait, text }) => blocks.note(text, `${trait}:`))];
}

/** The personality report for the screen: the same model as in print, part by part. */
export function buildPersonalityDocument(input: ReportInput): ReportDocument {
  const model = buildReportModel(input);
  const locale = createReportLocale(input);
  const view: View = { locale, model, score: input.score };
  const { cover, reading: read, spectrum: lines, shape: overview, last } = model;
  const { chapters } = locale.texts;
  const { role, reflection } = last;
  const caution = blocks.caution(locale, input.score.quality);
  const profileBlocks = [...model.traits.flatMap((part) => traitBlocks(view, part)), ...otherPoles(view)];
  return {
    language: model.language,
    date: model.date,
    title: model.title,
    runningHead: model.runningHead,
    warning: model.caution?.label ?? null,
    footer: model.footer,
    pageOf: model.pageOf,
    cover: {
      label: cover.kind,
      name: cover.name,
      subtitle: `${cover.workspace} · ${cover.subtitle}`,
      lead: cover.purpose,
      facts: [...cover.facts],
      caution: cover.note,
      notes: [cover.instrument, cover.confidential],
    },
    chapters: [
      blocks.chapter(chapters.cover.title, [glance(view)]),
      blocks.chapter(read.heading, reading(view), { lead: read.lead }),
      blocks.chapter(lines.heading, [caution, ...spectrum(view)], { lead: lines.lead }),
      blocks.chapter(chapters.words.title, [caution, ...profileBlocks], { lead: chapters.words.intro }),
      blocks.chapter(overview.heading, [caution, ...shape(view)], { lead: overview.lead }),
      styleChapter(locale, overview.style, input.score.quality),
      ...(role
        ? [blocks.chapter(role.heading, [caution, ...roleBlocks(view, role)], { lead: role.lead })]
        : []),
      ...(reflection
        ? [blocks.chapter(reflection.heading, reflectionBlocks(reflection), { lead: reflection.lead })]
        : []),
      blocks.chapter(last.heading, blocks.closingBlocks(last)),
    ],
  };
}
