import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@quint/local-postgres/free-port.ts';
import type { CleanUp } from '../stage.ts';
import { makeFolder } from '../stage.ts';
import { end } from './children.ts';
import { NGINX, S3RVER } from './programs.ts';

const LOOK_MS = 20;

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}`);
    await sleep(LOOK_MS);
  }
}

/** A program beside the product that can be ended and started again. */
export class Service {
  readonly port: number;
  readonly #run: () => ChildProcess;
  readonly #ending: NodeJS.Signals;
  #child: ChildProcess | undefined;

  constructor(port: number, { run, ending }: { run: () => ChildProcess; ending: NodeJS.Signals }) {
    this.port = port;
    this.#run = run;
    this.#ending = ending;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  async start(): Promise<void> {
    this.#child = this.#run();
    await untilListening(this.port, this.#child);
  }

  async stop(): Promise<void> {
    if (this.#child !== undefined) await end(this.#child, this.#ending);
  }
}

/** How long nginx leaves out a process that did not answer. */
const FAIL_SECONDS = 2;

/** Requests that were not sent yet, and safe ones, go to the next process; a write that broke off is the client's. */
function nginxText(folder: string, port: number, processes: readonly number[]): string {
  const servers = processes.map(
    (each) => `    server 127.0.0.1:${each} max_fails=1 fail_timeout=${FAIL_SECONDS}s;`,
  );
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 2048; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  keepalive_requests 1000000;
  upstream quint {
${servers.join('\n')}
    keepalive 64;
    keepalive_requests 1000000;
  }
  server {
    listen 127.0.0.1:${port} backlog=1024;
    client_max_body_size 16m;
    location / {
      proxy_pass http://quint;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host:$server_port;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_next_upstream error timeout;
      proxy_connect_timeout 2s;
      proxy_read_timeout 120s;
      proxy_buffering off;
    }
  }
}
`;
}

/** nginx before some processes of the product. */
export async function startNginx(cleanUp: CleanUp, processes: readonly number[]): Promise<Service> {
  const folder = makeFolder(cleanUp, 'nginx');
  const port = await findFreePort();
  const settings = path.join(folder, 'nginx.conf');
  writeFileSync(settings, nginxText(folder, port, processes));
  const run = () =>
    spawn(NGINX, ['-p', folder, '-e', `${folder}/error.log`, '-c', settings], { stdio: 'ignore' });
  const nginx = new Service(port, { run, ending: 'SIGTERM' });
  cleanUp.add(() => nginx.stop());
  await nginx.start();
  return nginx;
}

const BUCKET = 'quint-files';

/** A server that speaks S3, and the settings of the product that lead to it. */
export async function startS3(cleanUp: CleanUp): Promise<{ s3: Service; env: Record<string, string> }> {
  const folder = path.join(makeFolder(cleanUp, 's3'), 'objects');
  mkdirSync(folder);
  const port = await findFreePort();
  const args = [
    '-d',
    folder,
    '-a',
    '127.0.0.1',
    '-p',
    String(port),
    '--silent',
    '--configure-bucket',
    BUCKET,
  ];
  const run = () => spawn(process.execPath, [S3RVER, ...args], { stdio: 'ignore' });
  const s3 = new Service(port, { run, ending: 'SIGKILL' });
  cleanUp.add(() => s3.stop());
  await s3.start();
  const env = {
    S3_BUCKET: BUCKET,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  return { s3, env };
}
