/** The wire types that models are made from. Generated; this file only passes their names on. */
export type * from '../generated/endpoints';
