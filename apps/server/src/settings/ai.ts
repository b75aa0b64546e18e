import type { SettingText } from './setting.ts';

export const AI: readonly SettingText[] = [
  {
    name: 'AI_BASE_URL',
    default: 'none: the server shortens texts without AI',
    description:
      'OpenAI-compatible endpoint that shortens texts of roles (docs/operating/ai.md). Set it together with AI_MODEL.',
    placeholder: 'https://api.example.com/v1',
  },
  {
    name: 'AI_MODEL',
    default: 'none',
    description: 'Model of the endpoint.',
    placeholder: 'some-model',
  },
  {
    name: 'AI_API_KEY',
    default: 'none',
    description: 'Key of the endpoint, if it needs one.',
    placeholder: 'key',
    isSecret: true,
  },
  {
    name: 'AI_DAILY_TOKENS',
    default: '200000',
    description: 'Tokens that a workspace may use a day (UTC), sent and received.',
    placeholder: '200000',
  },
  {
    name: 'AI_TIMEOUT_SECONDS',
    default: '60',
    description:
      'Seconds until a response must be complete. Half of it is the limit for its first part and for each pause.',
    placeholder: '60',
  },
  {
    name: 'AI_PLAIN_HTTP',
    default: 'off',
    description: '"on": the endpoint may be on another machine without https.',
    placeholder: 'on',
  },
];
