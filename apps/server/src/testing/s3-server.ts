import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const SIGNATURE =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=[a-z0-9;-]+, ?Signature=[0-9a-f]{64}$/;
const PAGE = 2;

export interface S3Server {
  readonly endpoint: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
  /** Contents by their keys. */
  readonly objects: Map<string, Buffer>;
  close(): Promise<void>;
}

interface ParsedRequest {
  readonly method: string;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

function sendError(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function sendList(response: ServerResponse, objects: S3Server['objects'], query: URLSearchParams): void {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const page = keys.slice(0, PAGE);
  const more = keys.length > PAGE;
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${contents}${next}</ListBucketResult>`,
    );
}

function sendObject(response: ServerResponse, content: Buffer, { headers, method }: ParsedRequest): void {
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  const part = from === '' ? content : content.subarray(Number(from), Number(to) + 1);
  response.writeHead(from === '' ? 200 : 206, { 'content-length': part.byteLength, etag: '"x"' });
  response.end(method === 'HEAD' ? undefined : part);
}

/** Rejects requests that an S3-compatible service would reject, too. */
function findProblem({ headers, body }: ParsedRequest, server: Pick<S3Server, 'accessKeyId' | 'region'>) {
  const [, key, region] = SIGNATURE.exec(headers.authorization ?? '') ?? [];
  if (key !== server.accessKeyId || region !== server.region) return 'AccessDenied';
  if (headers['content-encoding'] !== undefined || 'x-amz-trailer' in headers) return 'NotImplemented';
  const contentHash = headers['x-amz-content-sha256'];
  const isSame =
    contentHash === 'UNSIGNED-PAYLOAD' || contentHash === createHash('sha256').update(body).digest('hex');
  return isSame ? undefined : 'XAmzContentSHA256Mismatch';
}

function answer(
  response: ServerResponse,
  server: Omit<S3Server, 'close' | 'endpoint'>,
  ask: ParsedRequest,
): void {
  const { objects } = server;
  const problem = findProblem(ask, server);
  if (problem !== undefined) return sendError(response, 403, problem);
  if (ask.key === '') return sendList(response, objects, ask.query);
  const content = objects.get(ask.key);
  switch (ask.method) {
    case 'PUT':
      objects.set(ask.key, ask.body);
      response.writeHead(200, { etag: '"x"' }).end();
      return;
    case 'DELETE':
      objects.delete(ask.key);
      response.writeHead(204).end();
      return;
    default:
      if (content === undefined) sendError(response, 404, 'NoSuchKey');
      else sendObject(response, content, ask);
  }
}

async function parseRequest(request: IncomingMessage, bucket: string): Promise<ParsedRequest> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return {
    method: request.method ?? 'GET',
    key: decodeURIComponent(url.pathname.slice(bucket.length + 2)),
    query: url.searchParams,
    headers: request.headers,
    body: Buffer.concat(chunks),
  };
}

/** A small S3 with one bucket in memory, over real HTTP. Lists have pages of two. */
export async function startS3Server(): Promise<S3Server> {
  const state = {
    bucket: 'quint-files',
    accessKeyId: 'AKTEST',
    secretAccessKey: 'a secret of the test',
    region: 'eu-central-1',
    objects: new Map<string, Buffer>(),
  };
  const server = createServer((request, response) => {
    void parseRequest(request, state.bucket).then((ask) => answer(response, state, ask));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...state,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
