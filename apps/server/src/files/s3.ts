import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { GetObjectCommandInput } from '@aws-sdk/client-s3';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3Options } from '#config.ts';
import type { FileStore } from '#files/storage.ts';
import { assertFolder, ContentMissing, readKey } from '#files/storage.ts';

const REQUEST_TIMEOUT_MS = 30_000;
const CONNECTION_TIMEOUT_MS = 5000;

function isAbsent(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}

function nameOf(key: string): string {
  const { folder, name } = readKey(key);
  return folder === undefined ? name : `derived/${folder}/${name}`;
}

function openClient({ region, pathStyle, endpoint, credentials }: S3Options): S3Client {
  return new S3Client({
    region,
    forcePathStyle: pathStyle,
    // Some S3-compatible services reject the newer checksum headers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { requestTimeout: REQUEST_TIMEOUT_MS, connectionTimeout: CONNECTION_TIMEOUT_MS },
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials === undefined ? {} : { credentials }),
  });
}

async function getBody(client: S3Client, input: GetObjectCommandInput) {
  try {
    const { Body } = await client.send(new GetObjectCommand(input));
    if (Body === undefined) throw new ContentMissing();
    return Body;
  } catch (error) {
    throw isAbsent(error) ? new ContentMissing({ cause: error }) : error;
  }
}

async function* listKeys(
  client: S3Client,
  input: { readonly Bucket: string; readonly Prefix: string },
): AsyncGenerator<string> {
  let token: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ ...input, ...(token === undefined ? {} : { ContinuationToken: token }) }),
    );
    for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key;
    token = page.IsTruncated === true ? page.NextContinuationToken : undefined;
  } while (token !== undefined);
}

/** File storage in a bucket of Amazon S3 or a compatible service. */
export function createS3Store(options: S3Options): FileStore {
  const { bucket: Bucket } = options;
  const client = openClient(options);

  const get = (key: string, range?: string) =>
    getBody(client, { Bucket, Key: nameOf(key), ...(range === undefined ? {} : { Range: range }) });
  const namesIn = (folder: string) =>
    listKeys(client, { Bucket, Prefix: `derived/${assertFolder(folder)}/` });

  return {
    kind: 's3',
    async write(key, content) {
      const isBytes = content instanceof Uint8Array;
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key: nameOf(key),
          Body: isBytes ? content : createReadStream(content.path),
          ContentLength: isBytes ? content.byteLength : content.bytes,
        }),
      );
    },
    read: async (key) => (await get(key)).transformToByteArray(),
    open: async (key, range) =>
      (await get(key, range && `bytes=${range.start}-${range.end}`)) as unknown as Readable,
    async findSize(key) {
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket, Key: nameOf(key) }));
        return ContentLength ?? 0;
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: nameOf(key) }));
    },
    async countIn(folder) {
      let count = 0;
      for await (const _name of namesIn(folder)) count += 1;
      return count;
    },
    async removeFolder(folder) {
      for await (const Key of namesIn(folder)) await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
  };
}
