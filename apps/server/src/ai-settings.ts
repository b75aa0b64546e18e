import { MODEL_MAX_CHARACTERS } from '@quint/contract/roles/role-texts.ts';
import { z } from 'zod';
import { Flag } from '#flag-setting.ts';
import { isOwnHost } from '#listening.ts';
import { StartupError } from '#startup-error.ts';

const AI_ADDRESS =
  'give the address below which chat/completions lies, without a password, like https://api.example.com/v1';

const AiAddress = z.url({ protocol: /^https?$/, error: AI_ADDRESS }).refine((value) => {
  const { username, password, search, hash } = new URL(value);
  return `${username}${password}${search}${hash}` === '';
}, AI_ADDRESS);

/** The settings of the AI endpoint. */
export const AI_SETTINGS = {
  AI_BASE_URL: AiAddress.optional(),
  AI_MODEL: z.string().trim().min(1).max(MODEL_MAX_CHARACTERS).optional(),
  AI_API_KEY: z.string().trim().min(1).optional(),
  AI_DAILY_TOKENS: z.coerce.number().int().min(1).max(100_000_000).default(200_000),
  AI_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(600).default(60),
  AI_PLAIN_HTTP: Flag.default(false),
};

type AiSettings = z.infer<z.ZodObject<typeof AI_SETTINGS>>;

/** An endpoint for chat completions as OpenAI defined them. */
export interface AiEndpoint {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly model: string;
  /** Undefined for an endpoint without authentication. */
  readonly apiKey: string | undefined;
  /** Daily token limit of a workspace, sent and received. */
  readonly dailyTokens: number;
  /** Timeout of a complete answer; half of it until its first part, and between two parts. */
  readonly timeoutMs: number;
}

/** The AI endpoint. Texts and the key are sent only encrypted, unless the operator allows otherwise. */
export function readAi(values: AiSettings): AiEndpoint | undefined {
  const { AI_BASE_URL: address, AI_MODEL: model, AI_API_KEY: apiKey } = values;
  if ((address === undefined) !== (model === undefined)) {
    throw new StartupError('AI_BASE_URL and AI_MODEL go together: set both or neither.');
  }
  if (address === undefined || model === undefined) {
    if (apiKey !== undefined) throw new StartupError('AI_API_KEY is set without AI_BASE_URL and AI_MODEL.');
    return undefined;
  }
  const { protocol, hostname } = new URL(address);
  if (protocol === 'http:' && !isOwnHost(hostname) && !values.AI_PLAIN_HTTP) {
    throw new StartupError(
      `AI_BASE_URL leads to ${hostname} without https: texts of roles would cross the network for everyone on the way to read. Use https, or set AI_PLAIN_HTTP=on where that network is yours alone.`,
    );
  }
  return {
    baseUrl: address.replace(/\/+$/, ''),
    model,
    apiKey,
    dailyTokens: values.AI_DAILY_TOKENS,
    timeoutMs: values.AI_TIMEOUT_SECONDS * 1000,
  };
}
