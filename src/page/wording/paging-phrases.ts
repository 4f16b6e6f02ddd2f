export { loadMorePhrases, nextPhrases, pagingFillers, previousPhrases, showMorePhrases } from '@/domain/paging-phrases';
