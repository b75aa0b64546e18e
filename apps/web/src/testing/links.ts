/** Tokens in the format of mailed ones. */
export const TOKEN = 'AZrN4vZ7dxyUq1m_-sO2gK3bVt8XcYw0hJ5LpEaQdRfGiTuN';
export const RECORD_TOKEN = `${TOKEN}AZrN4vZ7dxyUq1m_-sO2gK`;
