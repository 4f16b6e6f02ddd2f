export { roleWords } from '@/domain/role-words';
