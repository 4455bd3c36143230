export { callables } from '@countin/domain/callables';
