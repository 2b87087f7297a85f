import { section1 } from './section1';
import { section2 } from './section2';
import { section3 } from './section3';
import { section4 } from './section4';
import { section5 } from './section5';
import { section6 } from './section6';
import { section7 } from './section7';
import { section8 } from './section8';
import { section9 } from './section9';
import type { SpecificationSection } from './types';

/** The specification's promises, section by section. */
export const specification: readonly SpecificationSection[] = [
  section1,
  section2,
  section3,
  section4,
  section5,
  section6,
  section7,
  section8,
  section9,
];
