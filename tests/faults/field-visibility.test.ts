import { testFieldVisibility } from '../browser/test-field-visibility';

testFieldVisibility(1);
