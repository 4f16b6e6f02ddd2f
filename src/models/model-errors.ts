export { ModelAccessError, ModelAnswerError, ModelRequestError, ModelUnavailableError } from '@/domain/model-errors';
