export { saysFacet, saysFilters, saysReset, saysShowResults } from '@/domain/filter-phrases';
