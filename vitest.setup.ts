import { configure } from '@testing-library/dom';

// On a busy machine a module that is loaded on demand takes longer than the library's one second.
if (typeof document !== 'undefined') configure({ asyncUtilTimeout: 10_000 });
