/** One part of a section: a screen, an entity, a group of rules. */
export interface SpecificationPart {
  /** The section's number and the part's short name, such as '2.home'. Clauses are numbered below it. */
  readonly id: string;
  /** The part's name as the specification has it. */
  readonly title: string;
  /** Each promise in short, in the specification's order. The first is '{id}.1' in the titles of tests. */
  readonly promises: readonly string[];
}

/** A section of the specification. */
export interface SpecificationSection {
  readonly number: number;
  readonly title: string;
  readonly parts: readonly SpecificationPart[];
}
