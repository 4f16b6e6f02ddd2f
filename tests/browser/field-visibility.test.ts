import { testFieldVisibility } from './test-field-visibility';

// The long suite tests all of them.
testFieldVisibility(6);
