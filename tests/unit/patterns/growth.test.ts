import { testGrowth } from '../../patterns/test-growth';

// The long suite tries every reader with all of them.
testGrowth(4);
