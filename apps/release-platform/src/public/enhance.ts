import { enhance } from '@countin/public-pages/client';

enhance(window);
