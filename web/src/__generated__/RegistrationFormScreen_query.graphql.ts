/**
 * @generated SignedSource<<cec5e6eea56ddecebec2222909a8a31c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FormState = "EARLY" | "FULL" | "LATE" | "OPEN";
export type FormTemplate = "CARD" | "PLAIN" | "SPLIT";
import type { FragmentRefs } from "relay-runtime";
export type RegistrationFormScreen_query$data = {
  readonly registrationForm: {
    readonly company: {
      readonly code: string;
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"SocialButtons_company">;
    };
    readonly createUser: boolean | null | undefined;
    readonly description: string | null | undefined;
    readonly frontTemplate: FormTemplate | null | undefined;
    readonly invite: {
      readonly description: string | null | undefined;
      readonly name: string;
      readonly refusal: string | null | undefined;
    } | null | undefined;
    readonly joins: boolean | null | undefined;
    readonly needsInvite: boolean;
    readonly opensAt: string | null | undefined;
    readonly sender: {
      readonly " $fragmentSpreads": FragmentRefs<"NewMemberForm_sender">;
    } | null | undefined;
    readonly socialNetworkLogin: boolean;
    readonly state: FormState | null | undefined;
    readonly stateText: string | null | undefined;
    readonly title: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"NewMemberForm_form">;
  } | null | undefined;
  readonly viewer: {
    readonly databaseId: number;
    readonly " $fragmentSpreads": FragmentRefs<"AcceptInvite_viewer">;
  } | null | undefined;
  readonly " $fragmentType": "RegistrationFormScreen_query";
};
export type RegistrationFormScreen_query$key = {
  readonly " $data"?: RegistrationFormScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationFormScreen_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "company"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "form"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "invite"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationFormScreen_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AcceptInvite_viewer"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "company",
          "variableName": "company"
        },
        {
          "kind": "Variable",
          "name": "form",
          "variableName": "form"
        },
        {
          "kind": "Variable",
          "name": "invite",
          "variableName": "invite"
        }
      ],
      "concreteType": "RegistrationForm",
      "kind": "LinkedField",
      "name": "registrationForm",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "frontTemplate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "needsInvite",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createUser",
          "storageKey": null
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "joins",
            "storageKey": null
          },
          "to": "NULL"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "socialNetworkLogin",
          "storageKey": null
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          "to": "NULL"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stateText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "opensAt",
          "storageKey": null
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "RegistrationSender",
            "kind": "LinkedField",
            "name": "sender",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "NewMemberForm_sender"
              }
            ],
            "storageKey": null
          },
          "to": "NULL"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RegistrationCompany",
          "kind": "LinkedField",
          "name": "company",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "SocialButtons_company"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RegistrationInvite",
          "kind": "LinkedField",
          "name": "invite",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "refusal",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NewMemberForm_form"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "466795aab47c91bef354b2d3e304c1fa";

export default node;
