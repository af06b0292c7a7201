// Tests the screens of payments.
import { tellOfScreens } from '../kit/screens.ts';
import { screens } from './payments.ts';

tellOfScreens(screens);
