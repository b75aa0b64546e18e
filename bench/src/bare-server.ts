import { createServer } from 'node:http';
import pg from 'pg';

// The practical limit: Node's own HTTP server, the driver, one hand-written statement. No checks of any kind.
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const INSERT = `insert into survey_answers (organization_id, result_id, session_id, seq, item, value, seconds, instrument_version)
  values ($1, $2, $3, $4, $5, $6, $7, 'ipip-neo-work@1') on conflict do nothing`;

interface Body {
  readonly organization: string;
  readonly result: string;
  readonly session: string;
  readonly answers: readonly { seq: number; item: number; value: number; seconds: number }[];
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { organization, result, session, answers } = JSON.parse(Buffer.concat(chunks).toString()) as Body;
    const [answer] = answers;
    const values = [organization, result, session, answer?.seq, answer?.item, answer?.value, answer?.seconds];
    pool.query({ name: 'insert', text: INSERT, values }).then(
      () => response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"answered":1}}'),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('ready'));
// The bench was killed.
process.once('disconnect', () => process.exit(0));
