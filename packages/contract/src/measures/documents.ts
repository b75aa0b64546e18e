import { LEAST_COMPARED, MOST_COMPARED, MOST_INTERVIEWED } from '@quint/domain/base/limits.ts';
import { z } from 'zod';
import { refusal } from '../base/errors.ts';
import { Id } from '../base/ids.ts';

const Language = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['en', 'de']));
const Trait = z.enum(['O', 'C', 'E', 'A', 'ES']);

/** A neutral note, a positive one, one that needs attention. */
const Tone = z.enum(['plain', 'strong', 'partial']);

/**
 * One block of a document. Every text is final: screen and PDF only do the layout. Pictures are our own SVG with a text
 * alternative.
 */
export const DocumentBlock = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('heading'),
    text: z.string(),
    /** The letter of a trait, drawn before it. */
    trait: Trait.nullable(),
    /** Text at the end of the same line. */
    aside: z.string(),
  }),
  z.object({ kind: z.literal('text'), look: z.enum(['plain', 'strong', 'small']), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.object({ kind: z.literal('facts'), items: z.array(z.object({ label: z.string(), text: z.string() })) }),
  z.object({
    kind: z.literal('table'),
    caption: z.string(),
    /** `share` is the relative width of the column. */
    columns: z.array(z.object({ label: z.string(), align: z.enum(['start', 'end']), share: z.number() })),
    rows: z.array(z.array(z.string())),
  }),
  z.object({
    kind: z.literal('picture'),
    svg: z.string(),
    /** The same picture for a phone, on which the wide one would be too small to read. */
    narrow: z.string().nullable(),
    alternative: z.string(),
    /** Percent of the line. */
    width: z.number(),
  }),
  /** A person's statement in their own words, line by line. */
  z.object({ kind: z.literal('quote'), label: z.string(), lines: z.array(z.string()) }),
  z.object({ kind: z.literal('note'), tone: Tone, label: z.string(), text: z.string() }),
  z.object({
    kind: z.literal('columns'),
    items: z.array(z.object({ heading: z.string(), text: z.string(), points: z.array(z.string()) })),
  }),
  z.object({
    kind: z.literal('figure'),
    tone: Tone,
    value: z.string().nullable(),
    label: z.string(),
    heading: z.string(),
    lines: z.array(z.string()),
    notes: z.string(),
  }),
]);
export type DocumentBlock = z.infer<typeof DocumentBlock>;

export const DocumentChapter = z.object({
  heading: z.string(),
  lead: z.string(),
  blocks: z.array(DocumentBlock),
  /** Whether it stays on one page in print, if it fits. */
  isWhole: z.boolean(),
});

/** A report as plain data, the same for screen and PDF. */
export const ReportDocument = z.object({
  language: z.enum(['en', 'de']),
  /** The date of the report, also inside the file, so that the same content gives the same bytes. */
  date: z.object({ year: z.number().int(), month: z.number().int(), day: z.number().int() }),
  /** The window title. */
  title: z.string(),
  runningHead: z.string(),
  /** The end of the running head: a note that a doubtful sheet needs to be read with care. */
  warning: z.string().nullable(),
  /** A watermark on every page of a document that is not about a person, like "Sample". */
  mark: z.string().optional(),
  /** Instrument, norm and rule versions. */
  footer: z.string(),
  /** "Page {{page}} of {{pages}}", filled in by the printer. */
  pageOf: z.string(),
  cover: z.object({
    label: z.string(),
    name: z.string(),
    subtitle: z.string(),
    lead: z.string(),
    facts: z.array(z.object({ label: z.string(), text: z.string() })),
    /** The response quality, if there are flags. */
    caution: z.object({ label: z.string(), text: z.string() }).nullable(),
    notes: z.array(z.string()),
  }),
  chapters: z.array(DocumentChapter),
});
export type ReportDocument = z.infer<typeof ReportDocument>;
export const ReportDocumentAnswer = z.object({ data: ReportDocument });

function people(least: number, most: number, message: string) {
  return z
    .array(Id)
    .min(least, message)
    .max(most, message)
    .refine((ids) => new Set(ids).size === ids.length, message);
}

/** The limits of people in a comparison, and in interview sheets. */
const COMPARED_PEOPLE = people(
  LEAST_COMPARED,
  MOST_COMPARED,
  refusal('comparison.people', { min: LEAST_COMPARED, max: MOST_COMPARED }),
);
const INTERVIEWED_PEOPLE = people(
  1,
  MOST_INTERVIEWED,
  refusal('interview.people', { max: MOST_INTERVIEWED }),
);

const ONE_SUBJECT = [
  z.object({ kind: z.literal('personality'), result: Id, role: Id.optional() }),
  z.object({ kind: z.literal('premium'), result: Id }),
  z.object({ kind: z.literal('role'), result: Id, role: Id }),
  z.object({ kind: z.literal('team'), team: Id }),
  z.object({ kind: z.literal('assessment'), assessment: Id }),
] as const;

/** The subject of a report with its own page: one result, one result against a role, a team, an assessment. */
export const PageSubject = z.discriminatedUnion('kind', ONE_SUBJECT);
export type PageSubject = z.infer<typeof PageSubject>;

/** The subject of a document: that of a page, or several people. */
export const DocumentSubject = z.discriminatedUnion('kind', [
  ...ONE_SUBJECT,
  z.object({ kind: z.literal('comparison'), talents: COMPARED_PEOPLE, role: Id.optional() }),
  z.object({ kind: z.literal('interview'), talents: INTERVIEWED_PEOPLE, role: Id }),
]);
export type DocumentSubject = z.infer<typeof DocumentSubject>;

export const DocumentRequest = z.object({ subject: DocumentSubject, language: Language.default('en') });
export type DocumentRequest = z.infer<typeof DocumentRequest>;

export const PageRequest = z.object({ subject: PageSubject, language: Language.default('en') });
export type PageRequest = z.infer<typeof PageRequest>;

/** The state of a document: requested, ready, or failed. `date` is its creation date. */
export const DocumentState = z.object({
  id: Id,
  kind: z.enum(['personality', 'premium', 'role', 'team', 'assessment', 'comparison', 'interview']),
  state: z.enum(['waiting', 'ready', 'failed']),
  language: z.enum(['en', 'de']),
  file: Id.nullable(),
  date: z.string().nullable(),
});
export type DocumentState = z.infer<typeof DocumentState>;
export const DocumentStateAnswer = z.object({ data: DocumentState });
export const DocumentParams = z.object({ documentId: Id });

/** A token that opens one report without a session for a few minutes, for the rendering process. */
export const RenderToken = z.object({
  token: z.string(),
  expires: z.string(),
  /** The path of the page that the token opens. */
  path: z.string(),
});
export type RenderToken = z.infer<typeof RenderToken>;
export const RenderTokenAnswer = z.object({ data: RenderToken });

const PageToken = { language: Language.optional(), token: z.string().max(1000).optional() };
/** The kind of report of a result; the personality report by default. */
export const ResultPageQuery = z.object({
  ...PageToken,
  kind: z.enum(['personality', 'premium', 'role']).default('personality'),
  role: Id.optional(),
});
export const PageQuery = z.object(PageToken);
export const TeamParams = z.object({ teamId: Id });
export const AssessmentParams = z.object({ assessmentId: Id });
export const ManualQuery = z.object({ language: Language.default('en') });
