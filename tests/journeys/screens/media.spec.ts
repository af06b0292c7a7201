// Tests the screens of files.
import { tellOfScreens } from '../kit/screens.ts';
import { screens } from './media.ts';

tellOfScreens(screens);
