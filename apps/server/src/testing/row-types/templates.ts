import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Node, SourceFile, TaggedTemplateExpression, TypeNode } from 'typescript/unstable/ast';
import { isTaggedTemplateExpression } from 'typescript/unstable/ast';
import type { Project } from 'typescript/unstable/sync';
import { API } from 'typescript/unstable/sync';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');
const SOURCES = path.join(ROOT, 'apps/server/src');
const HAS_TEMPLATE = /\b(?:readSql|sql)</;

/** An SQL template with its row type. */
export interface SqlTemplate {
  /** Relative to the sources of the server. */
  readonly file: string;
  readonly line: number;
  readonly template: TaggedTemplateExpression;
  readonly rowType: TypeNode;
}

/** The files of the product that contain templates with row types. */
function listFiles(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing/'))
    .map((file) => path.join(SOURCES, file))
    .filter((file) => HAS_TEMPLATE.test(readFileSync(file, 'utf8')));
}

/** Opens files in TypeScript with their imports: opening the whole project takes several times as long. */
function openFiles(api: API, files: readonly string[], folder: string): Project {
  const config = path.join(folder, 'tsconfig.json');
  const typeRoots = [path.join(ROOT, 'node_modules/@types')];
  const options = {
    extends: path.join(ROOT, 'tsconfig.json'),
    compilerOptions: { typeRoots },
    files,
    include: [],
  };
  writeFileSync(config, JSON.stringify(options));
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (project === undefined) throw new Error(`TypeScript does not open ${config}`);
  return project;
}

function templatesOf(source: SourceFile): SqlTemplate[] {
  const file = path.relative(SOURCES, source.fileName);
  const templates: SqlTemplate[] = [];
  const visit = (node: Node): void => {
    const rowType = isTaggedTemplateExpression(node) ? node.typeArguments?.[0] : undefined;
    if (isTaggedTemplateExpression(node) && rowType !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      templates.push({ file, line: line + 1, template: node, rowType });
    }
    node.forEachChild(visit);
  };
  visit(source);
  return templates;
}

/** Runs with the templates `sql<Row>` and `readSql<Row>` of the server. */
export function withSqlTemplates<Result>(
  run: (templates: readonly SqlTemplate[], project: Project) => Result,
): Result {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'row-types-'));
  const api = new API({ cwd: ROOT });
  try {
    const files = listFiles();
    const project = openFiles(api, files, folder);
    const templates = files.flatMap((file) => {
      const source = project.program.getSourceFile(file);
      if (source === undefined) throw new Error(`TypeScript does not open ${file}`);
      return templatesOf(source);
    });
    return run(templates, project);
  } finally {
    api.close();
    rmSync(folder, { recursive: true });
  }
}
