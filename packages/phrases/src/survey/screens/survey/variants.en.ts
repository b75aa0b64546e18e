/** Surveys without a company: different texts around the same statements. */
export const surveyVariantsEn = {
  b2c: {
    eyebrow: 'For yourself',
    who: 'Your result is for you, and the report comes to you by e-mail. It goes to no employer; apart from you only the operator of this site can look it up.',
    purpose: 'For you to get to know yourself better. Your result is not compared with any role.',
    steps: [
      'You see your result on the five traits right away.',
      'The report comes by e-mail as a PDF within a few minutes.',
      'The premium report goes deeper: all facets, both sides of each trait, questions to think about.',
    ],
  },
  admin: {
    eyebrow: 'For administrators',
    who: 'Your survey is kept in your workspace {{workspace}}, like those of your talents. You see your result as they see theirs.',
    purpose:
      'For you to know what your talents go through and see. Like theirs, your result can be compared in the workspace with the ranges that are set for a role.',
    steps: [
      'Your result is in your workspace, where you see it as you see those of your talents.',
      'The report comes by e-mail as a PDF within a few minutes.',
    ],
  },
  role_finder: {
    eyebrow: 'Role compass',
    who: 'Your result and the jobs that come with it are for you. They go to no employer; apart from you only the operator of this site can look them up.',
    purpose:
      'Your result is compared with the ranges of ten jobs, so that you see which ones are close to your profile.',
    steps: [
      'You see ten jobs in marketing and tech, ordered by how close they are to your profile.',
      'Your five traits follow below, in numbers and in words.',
      'The report comes by e-mail as a PDF within a few minutes.',
    ],
  },
  check: {
    eyebrow: 'Quint check',
    who: 'Your result is for you, and the report comes to you by e-mail. It goes to no employer; apart from you only the operator of this site can look it up.',
    purpose: 'For you to see your profile at a glance. Your result is not compared with any role.',
    steps: [
      'You see your profile at a glance right away.',
      'The whole report comes by e-mail as a PDF within a few minutes.',
    ],
  },
  study: {
    eyebrow: 'Survey',
    who: 'Your answers are used for the comparison without your name. Your own result is for you; apart from you only the operator of this site can look it up.',
    purpose: 'For the comparison across everybody who takes part. Your result is not compared with any role.',
    steps: [
      'You see your result on the five traits right away.',
      'The report comes by e-mail as a PDF within a few minutes.',
    ],
  },
} as const;

/** The list after the role finder. */
export const surveyJobsEn = {
  title: 'Jobs close to your profile',
  text: 'How close your profile is to the range that we have estimated for a job. A rough picture for a first look around: it says nothing about ability, and the interval shows the error of measurement.',
  areas: { marketing: 'Marketing', tech: 'Tech' },
  names: {
    content_marketing: 'Content marketing',
    performance_marketing: 'Performance marketing',
    brand_management: 'Brand management',
    social_media: 'Social media',
    event_marketing: 'Event marketing',
    frontend_development: 'Frontend development',
    backend_development: 'Backend development',
    data_analysis: 'Data analysis',
    quality_assurance: 'Quality assurance',
    product_ownership: 'Product ownership',
  },
  bands: { strong: 'very close', partial: 'close', none: 'further away' },
  columns: { job: 'Job', fit: 'Closeness', band: 'In words' },
  span: '{{fit}} of 100, between {{low}} and {{high}}',
  missing: 'not enough answers',
} as const;
