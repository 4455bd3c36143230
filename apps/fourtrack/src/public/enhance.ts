import { enhance } from '@countin/public-pages/enhance';

enhance(window);
