import { testGrowth } from '../patterns/test-growth';

testGrowth(1);
