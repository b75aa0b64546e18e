import type {
  DocumentRequest,
  DocumentState,
  DocumentSubject,
  ReportDocument,
} from '@quint/contract/measures/documents.ts';
import { REPORT_POLL_SECONDS } from '@quint/domain/base/limits.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { answerQuery } from '#lib/answer-query.ts';
import { api, apiData, apiResponse } from '#lib/api-client.ts';
import { isApiError } from '#lib/api-error.ts';
import { isShownRefusal, refusalText } from '#lib/failures.ts';
import { currentLanguage, loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';
import { requireReportId } from '#lib/report-id.ts';
import { saveFile } from '#lib/save-file.ts';

type Answer<Data> = { readonly data: Data };

/** The path of a report's data: `teams/<id>/page` with its parameters. */
export interface ReportAddress {
  readonly path: string;
  readonly query: Readonly<Record<string, string | undefined>>;
}

export function reportQuery({ path, query }: ReportAddress) {
  return queryOptions({
    ...answerQuery<Answer<ReportDocument>>(['reports', path, query], `/reports/${path}`, query),
    retry: false,
  });
}

/**
 * Loads a report before its page is shown. Without a token the session is used; a reader without access gets "page not
 * found".
 */
export async function loadReport(address: ReportAddress): Promise<void> {
  if (address.query['token'] === undefined && address.path !== 'manual') {
    const { findPerson } = await import('#lib/session.ts');
    await findPerson();
  }
  try {
    await Promise.all([queryClient.ensureQueryData(reportQuery(address)), loadPhrases('documents')]);
  } catch (error) {
    const isRefused = isApiError(error) && error.status < 500;
    throw isRefused ? notFound() : error;
  }
}

/** Downloads the PDF under the name from the server. */
async function download(documentId: string): Promise<void> {
  const answer = await apiResponse(`/reports/documents/${requireReportId(documentId)}/pdf`);
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  saveFile(name ?? 'report.pdf', await answer.blob());
}

function stateQuery(documentId: string | undefined) {
  return queryOptions({
    queryKey: ['documents', documentId],
    queryFn: async ({ signal }) =>
      (await api<Answer<DocumentState>>(`/reports/documents/${requireReportId(documentId)}`, { signal }))
        .data,
    enabled: documentId !== undefined,
    // A fresh response is not refetched at once.
    staleTime: REPORT_POLL_SECONDS * 1000,
    refetchInterval: ({ state }) =>
      state.data?.state === 'ready' || state.data?.state === 'failed' ? false : REPORT_POLL_SECONDS * 1000,
  });
}

export interface DocumentCreation {
  readonly stage: 'idle' | 'waiting' | 'failed' | 'done';
  /** Why the server refuses the document; undefined for a temporary failure. */
  readonly refusal: string | undefined;
  /** The insight is not unlocked. */
  readonly isLocked: boolean;
  readonly start: () => void;
}

/** Requests a document, polls until it is ready, and downloads it. */
export function useDocument(subject: DocumentSubject): DocumentCreation {
  const client = useQueryClient();
  const [requestedId, setRequestedId] = useState<string>();
  const save = useMutation({ mutationFn: download });
  const ask = useMutation({
    mutationFn: (request: DocumentRequest) =>
      apiData<Answer<DocumentState>>('/reports/documents', { method: 'POST', body: request }),
    onSuccess: (document) => {
      client.setQueryData(stateQuery(document.id).queryKey, document);
      setRequestedId(document.id);
    },
  });
  const { data: document } = useQuery(stateQuery(requestedId));
  const { mutate: hand, reset } = save;
  const isReady = requestedId !== undefined && document?.state === 'ready';
  useEffect(() => {
    if (isReady) hand(requestedId);
  }, [isReady, requestedId, hand]);
  const start = () => {
    reset();
    setRequestedId(undefined);
    ask.mutate({ subject, language: currentLanguage() });
  };
  const isFailed = ask.isError || save.isError || (requestedId !== undefined && document?.state === 'failed');
  const isWaiting = ask.isPending || save.isPending || (requestedId !== undefined && !save.isSuccess);
  return {
    stage: isFailed ? 'failed' : isWaiting ? 'waiting' : save.isSuccess ? 'done' : 'idle',
    refusal: refusalText(ask.error),
    isLocked: isShownRefusal(ask.error, 'report.locked'),
    start,
  };
}
