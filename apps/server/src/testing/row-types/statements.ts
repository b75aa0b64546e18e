import { Evaluator, UnknownFragment } from './evaluate.ts';
import { numberParameters } from './fragments.ts';
import type { DeclaredColumn } from './row-type.ts';
import { columnsOfType } from './row-type.ts';
import { withSqlTemplates } from './templates.ts';

/** A statement with the type of its rows. */
export interface TypedStatement {
  /** File and line, relative to the sources of the server. */
  readonly place: string;
  readonly text: string;
  readonly columns: readonly DeclaredColumn[];
}

/** A statement whose text depends on run-time values: a part of its template. */
interface UnknownStatement {
  readonly file: string;
  readonly part: string;
}

/** The statements of the server with a hand-written row type. */
export function listStatements() {
  return withSqlTemplates((templates, project) => {
    const evaluator = new Evaluator(project);
    const statements: TypedStatement[] = [];
    const unknownStatements: UnknownStatement[] = [];
    for (const { file, line, template, rowType } of templates) {
      const type = project.checker.getTypeFromTypeNode(rowType);
      const columns = type === undefined ? undefined : columnsOfType(project.checker, type);
      // The type of a single value belongs to an expression, not to a statement.
      if (columns === undefined) continue;
      try {
        const text = numberParameters(evaluator.template(template));
        statements.push({ place: `${file}:${line}`, text, columns });
      } catch (error) {
        if (!(error instanceof UnknownFragment)) throw error;
        unknownStatements.push({ file, part: error.part });
      }
    }
    return { statements, unknownStatements };
  });
}
