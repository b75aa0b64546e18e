import type { SettingText } from './setting.ts';

export const APPEARANCE: readonly SettingText[] = [
  {
    name: 'BRAND_NAME',
    default: 'Quint',
    description: 'Name of the product on pages and in mails.',
    placeholder: 'Quint',
  },
  {
    name: 'APP_ENV',
    default: 'production',
    description:
      'production, staging or development. With staging, pages show a badge and search engines are told to stay away.',
    placeholder: 'staging',
  },
  {
    name: 'SUPPORT_EMAIL',
    default: 'support@quint.example',
    description: 'Address for questions, feedback and registrations for courses.',
    placeholder: 'people@example.com',
  },
  {
    name: 'TRACKER_URL',
    default: 'none',
    description: 'A Matomo installation, loaded only for users who agree.',
    placeholder: 'https://matomo.example.com',
  },
  {
    name: 'TRACKER_SITE_ID',
    default: '2',
    description: 'Number of this site in Matomo.',
    placeholder: '2',
  },
  {
    name: 'TAG_MANAGER_ID',
    default: 'none',
    description: 'A Google Tag Manager container, loaded only for users who agree.',
    placeholder: 'GTM-ABC1234',
  },
  {
    name: 'TAG_MANAGER_ORIGINS',
    default: 'none',
    description: 'Further https origins that the tags of the container need, separated by commas.',
    placeholder: 'https://www.google-analytics.com',
  },
  {
    name: 'PARENT_DOMAIN',
    default: 'none',
    description:
      'Parent domain of several installations that share the random id of a browser in usage counts.',
    placeholder: 'example.com',
  },
  {
    name: 'PROMOTION_UNTIL',
    default: '2025-01-06',
    description:
      'Last day, in Berlin, on which the sidebar offers the yearly planner. It also decides its year.',
    placeholder: '2027-01-06',
  },
  {
    name: 'LINK_WEBINARS_EN',
    default: '/help/webinars',
    description:
      'English page about webinars. All links are URLs or paths; a missing language uses the other one.',
    placeholder: 'https://example.com/webinars',
  },
  {
    name: 'LINK_WEBINARS_DE',
    default: '/help/webinars',
    description: 'The same in German.',
    placeholder: 'https://example.com/de/webinars',
  },
  {
    name: 'LINK_HELP_CENTRE_EN',
    default: '/help',
    description: 'English help centre.',
    placeholder: 'https://example.com/help',
  },
  {
    name: 'LINK_HELP_CENTRE_DE',
    default: '/help',
    description: 'The same in German.',
    placeholder: 'https://example.com/de/hilfe',
  },
  {
    name: 'LINK_FEEDBACK_EN',
    default: 'the feedback form of Quint',
    description: 'English feedback form, embedded instead of the one of Quint.',
    placeholder: 'https://example.com/feedback',
  },
  {
    name: 'LINK_FEEDBACK_DE',
    default: 'the feedback form of Quint',
    description: 'The same in German.',
    placeholder: 'https://example.com/de/feedback',
  },
  {
    name: 'LINK_GUIDE',
    default: '/help/meet-a-guide',
    description: 'Page on which people book a guide.',
    placeholder: 'https://example.com/guide',
  },
  {
    name: 'LINK_VIDEO_GUIDE_EN',
    default: 'the written guide only',
    description: 'English video file, or page to embed, shown above the written guide.',
    placeholder: 'https://example.com/guide.mp4',
  },
  {
    name: 'LINK_VIDEO_GUIDE_DE',
    default: 'the written guide only',
    description: 'The same in German.',
    placeholder: 'https://example.com/de/guide.mp4',
  },
  {
    name: 'LINK_BILLING',
    default: 'the pages of Stripe, or /billing without Stripe',
    description: 'Your own billing service. With an https URL, the account menu opens it for subscriptions.',
    placeholder: 'https://example.com/billing',
  },
  {
    name: 'LINK_LEARN_MORE_EN',
    default: '/big-five-manual',
    description: 'English page about the questionnaire.',
    placeholder: 'https://example.com/big-five',
  },
  {
    name: 'LINK_LEARN_MORE_DE',
    default: '/big-five-manual',
    description: 'The same in German.',
    placeholder: 'https://example.com/de/big-five',
  },
  {
    name: 'LINK_MARKETING',
    default: '/plans',
    description: 'Page about the product and its plans.',
    placeholder: 'https://example.com',
  },
  {
    name: 'LINK_LEGAL_EN',
    default: '/legal',
    description: 'English legal notice.',
    placeholder: 'https://example.com/legal',
  },
  {
    name: 'LINK_LEGAL_DE',
    default: '/legal',
    description: 'The same in German.',
    placeholder: 'https://example.com/de/impressum',
  },
  {
    name: 'LINK_PRIVACY_EN',
    default: '/privacy',
    description: 'English privacy notice.',
    placeholder: 'https://example.com/privacy',
  },
  {
    name: 'LINK_PRIVACY_DE',
    default: '/privacy',
    description: 'The same in German.',
    placeholder: 'https://example.com/de/datenschutz',
  },
];
