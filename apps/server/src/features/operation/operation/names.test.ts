import { operationDe } from '@quint/phrases/operation/screens/operation.de.ts';
import { operationEn } from '@quint/phrases/operation/screens/operation.en.ts';
import { describe, expect, it } from 'vitest';
import { MAIL_KINDS } from '#mail-kinds.ts';
import { JOB_KINDS } from '#workers.ts';

describe.each([
  ['English', operationEn],
  ['German', operationDe],
])('the page about the operation in %s', (_, labels) => {
  it('has a name for every job', () => {
    expect(Object.keys(labels.job)).toEqual(expect.arrayContaining(JOB_KINDS.map(({ name }) => name)));
  });

  it('has a name for every kind of mail', () => {
    expect(Object.keys(labels.kind)).toEqual(expect.arrayContaining(MAIL_KINDS.map(({ kind }) => kind)));
  });
});
