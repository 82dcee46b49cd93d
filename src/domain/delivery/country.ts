export type Country = 'US' | 'CA';
